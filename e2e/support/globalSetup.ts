import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/builtApp.mjs';
import { startServer } from './server.ts';
import { root, seededFolder, worldsFolder } from './world.ts';

/** Builds the app and makes the world once, where they are not there from an earlier run. */
export default async function globalSetup(): Promise<void> {
  await ensureBuilt(root, process.execPath);
  const folder = seededFolder();
  if (existsSync(folder)) {
    return;
  }
  for (const name of existsSync(worldsFolder) ? readdirSync(worldsFolder) : []) {
    rmSync(join(worldsFolder, name), { recursive: true, force: true });
  }
  // Renamed only when whole: a run that is stopped here leaves nothing that looks finished.
  const unfinished = `${folder}-unfinished`;
  const server = await startServer(unfinished);
  await server.stop();
  renameSync(unfinished, folder);
}
