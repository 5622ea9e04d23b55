/** The setting DEMO. Its default depends on STAGE for the server, and on VITE_STAGE for the build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The setting of the demonstration. `found` runs it if its folder exists. */
export type DemoSetting = 'on' | 'off' | 'found';

/** The default: in stage `local` it runs if its folder exists; elsewhere it does not run. */
export function demoByStage(stage: string): DemoSetting {
  return stage === 'local' ? 'found' : 'off';
}

/** Reads the setting. An empty value gives the default; an invalid one gives undefined. */
export function parseDemo(value: string | undefined, stage: string): DemoSetting | undefined {
  if (!value) return demoByStage(stage);
  return value === 'on' || value === 'off' ? value : undefined;
}

/** True if the demonstration's folder exists. A deployment may leave it out. */
export function isDemoThere(): boolean {
  return existsSync(join(import.meta.dirname, '..', '..', 'demo', 'package.json'));
}
