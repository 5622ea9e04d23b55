import { type Configuration, WrongSetting } from '#server/config/configuration.ts';
import { isDemoThere } from '#server/config/demoSetting.ts';
import type { Demo } from './demo.ts';

/**
 * The demonstration where the settings ask for it; undefined without one. This is the only place of the product that
 * imports it.
 * @throws WrongSetting where DEMO says "on" and the folder is not there
 */
export async function loadDemo({ demo }: Pick<Configuration, 'demo'>): Promise<Demo | undefined> {
  if (demo === 'off') return undefined;
  if (!isDemoThere()) {
    if (demo === 'on') throw new WrongSetting('DEMO', 'on', 'off here, where the folder demo/ is left out');
    return undefined;
  }
  return (await import('../../demo/demo.ts')).demo;
}
