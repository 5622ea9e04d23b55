/** The setting DEMO: the server reads it by its STAGE, and the build by its VITE_STAGE. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the demonstration runs; `found` where its folder is there. */
export type DemoSetting = 'on' | 'off' | 'found';

/** Without the setting: where the demonstration's folder is there on one's own machine, else not at all. */
export function demoByStage(stage: string): DemoSetting {
  return stage === 'local' ? 'found' : 'off';
}

/** Reads the setting: `found` on one's own machine and `off` elsewhere where it is empty; undefined where it is wrong. */
export function parseDemo(value: string | undefined, stage: string): DemoSetting | undefined {
  if (!value) return demoByStage(stage);
  return value === 'on' || value === 'off' ? value : undefined;
}

/** Whether the folder of the demonstration is there. A deployment may leave it out. */
export function isDemoThere(): boolean {
  return existsSync(join(import.meta.dirname, '..', '..', 'demo', 'package.json'));
}
