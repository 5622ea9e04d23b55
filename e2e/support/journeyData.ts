/** A program: seeds the database that the journeys' workers copy, unless it is there. The app must be built. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { drawnCountry, drawnCountryFolder } from '#tests/support/country/drawnCountry.ts';
import { datasetDay, root, seededFolder, storesFolder } from './dataset.ts';
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

/**
 * Leaves the server's jobs about estimates nothing to do: a back-test of few sales has today's errors, and no home's yield is
 * due. Each worker's server would otherwise estimate 7,800 homes, with up to half a core, beside the journeys.
 */
async function doEstimates(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join('commands', 'estimates', 'estimates.ts'), '--limit=50'], {
    cwd: root,
    env: { ...process.env, STAGE: 'local', DATA_DIR: folder, DATABASE_URL: '', WORLD_DAY: datasetDay },
  });
  const database = new DatabaseSync(join(folder, 'product.db'));
  database.prepare('UPDATE listing SET yield_day = ?').run(Date.parse(datasetDay) / 86_400_000);
  database.close();
}

async function seed(folder: string): Promise<void> {
  clearAway();
  // Renamed when complete, so that a run that stops here leaves no folder that looks finished.
  const unfinished = `${folder}-${process.pid}`;
  // The other tests need the same country, which takes eight seconds of processor time.
  await drawnCountry();
  cpSync(drawnCountryFolder, join(unfinished, 'cache', 'geography'), { recursive: true });
  const server = await startServer(unfinished);
  await server.stop();
  await doEstimates(unfinished);
  if (!existsSync(folder)) {
    renameSync(unfinished, folder);
  }
}

const folder = seededFolder();
if (!existsSync(folder)) await seed(folder);
