import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, WrongSetting } from '#server/config/configuration.ts';
import type { Demo } from './demo.ts';

/** The folder of the demonstration. A deployment may leave it out. */
const FOLDER = join(import.meta.dirname, '..', '..', 'demo');

/**
 * The demonstration where the settings ask for it; undefined without one. This is the only place of the product that
 * imports it.
 * @throws WrongSetting where DEMO says "on" and the folder is not there
 */
export async function loadDemo({ demo }: Pick<Configuration, 'demo'>): Promise<Demo | undefined> {
  if (demo === 'off') return undefined;
  if (!existsSync(join(FOLDER, 'package.json'))) {
    if (demo === 'on') throw new WrongSetting('DEMO', 'on', 'off here, where the folder demo/ is left out');
    return undefined;
  }
  return (await import('../../demo/demo.ts')).demo;
}
