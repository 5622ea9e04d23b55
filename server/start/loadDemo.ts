import { type Configuration, WrongSetting } from '#server/config/configuration.ts';
import { isDemoThere } from '#server/config/demoSetting.ts';
import type { Demo } from './demo.ts';

/**
 * Whether the settings ask for the demonstration and it is there.
 * @throws WrongSetting where DEMO says "on" and the folder is not there
 */
export function hasDemo({ demo }: Pick<Configuration, 'demo'>): boolean {
  if (demo === 'off') return false;
  if (demo === 'on' && !isDemoThere()) {
    throw new WrongSetting('DEMO', 'on', 'off here, where the folder demo/ is left out');
  }
  return isDemoThere();
}

/**
 * The demonstration where the settings ask for it; undefined without one. This is the only place of the product that
 * imports it.
 * @throws what `hasDemo` does
 */
export async function loadDemo(configuration: Pick<Configuration, 'demo'>): Promise<Demo | undefined> {
  return hasDemo(configuration) ? (await import('../../demo/demo.ts')).demo : undefined;
}
