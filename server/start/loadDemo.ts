import { type Configuration, WrongSetting } from '#server/config/configuration.ts';
import { isDemoThere } from '#server/config/demoSetting.ts';
import type { Demo } from './demo.ts';

/**
 * True if the settings ask for the demonstration and its folder exists.
 * @throws WrongSetting when DEMO is "on" and the folder does not exist
 */
export function hasDemo({ demo }: Pick<Configuration, 'demo'>): boolean {
  if (demo === 'off') return false;
  if (demo === 'on' && !isDemoThere()) {
    throw new WrongSetting('DEMO', 'on', 'off here, where the folder demo/ is left out');
  }
  return isDemoThere();
}

/**
 * Loads the demonstration if the settings ask for it; undefined without one. This is the only place in the product
 * that imports it.
 * @throws WrongSetting as `hasDemo` does
 */
export async function loadDemo(configuration: Pick<Configuration, 'demo'>): Promise<Demo | undefined> {
  return hasDemo(configuration) ? (await import('../../demo/demo.ts')).demo : undefined;
}
