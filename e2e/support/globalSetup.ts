import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from '#commands/launch/builtApp.mjs';
import { root, seededFolder } from './dataset.ts';

/** Builds the app and seeds the database, unless an earlier run has done it. */
export default async function globalSetup(): Promise<void> {
  await ensureBuilt(root, process.execPath);
  if (existsSync(seededFolder())) return;
  await promisify(execFile)(process.execPath, [join('e2e', 'support', 'journeyData.ts')], { cwd: root });
}
