import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '#commands/launch/builtApp.mjs';
import { root, seededFolder, storesFolder } from './dataset.ts';
import { startServer } from './server.ts';

/** True if the folder's name ends with the id of a running process: another test run uses it. */
function isInUse(name: string): boolean {
  const [, id] = /-(\d+)$/.exec(name) ?? [];
  try {
    return id !== undefined && process.kill(Number(id), 0);
  } catch {
    return false;
  }
}

function clearAway(): void {
  mkdirSync(storesFolder, { recursive: true });
  const unused = readdirSync(storesFolder).filter((name) => !isInUse(name));
  for (const name of unused) {
    rmSync(join(storesFolder, name), { recursive: true, force: true });
  }
}

/** Builds the app and seeds the database, unless an earlier run has done it. */
export default async function globalSetup(): Promise<void> {
  await ensureBuilt(root, process.execPath);
  const folder = seededFolder();
  if (existsSync(folder)) {
    return;
  }
  clearAway();
  // Renamed when complete, so that a run that stops here leaves no folder that looks finished.
  const unfinished = `${folder}-${process.pid}`;
  const server = await startServer(unfinished);
  await server.stop();
  if (!existsSync(folder)) {
    renameSync(unfinished, folder);
  }
}
