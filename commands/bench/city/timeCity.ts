import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '#server/store/openStore.ts';
import { administer, type Places } from '../openDataset.ts';
import { cityExtract } from './cityExtract.ts';
import { cityTimetable } from './cityTimetable.ts';
import { type CitySize, countsOf } from './madeCity.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..', '..', '..');
const MEGABYTE = 1_000_000;
const MAX_OUTPUT = 10 * MEGABYTE;

/** Seconds in which the extract and the timetable together must be loaded. */
const AIM = 120;

/** Writes the files of a city to a folder. @returns their paths */
async function writeCity(folder: string, size: CitySize, log: Places['log']): Promise<string[]> {
  const made = { 'city.osm.pbf': cityExtract, 'city-transit.zip': cityTimetable };
  const paths: string[] = [];
  for (const [name, make] of Object.entries(made)) {
    const content = make(size);
    const path = join(folder, name);
    await writeFile(path, content);
    log(`${name}: ${(content.length / MEGABYTE).toFixed(1)} MB`);
    paths.push(path);
  }
  return paths;
}

/** Loads a file by `npm run places` in a process of its own. @returns the seconds that it took */
async function load(path: string, settings: Record<string, string>, log: Places['log']): Promise<number> {
  const env = { ...process.env, STAGE: 'local', ...settings };
  const program = join(root, 'commands', 'places', 'places.ts');
  const start = performance.now();
  const { stdout } = await execute(process.execPath, [program, path], {
    cwd: root,
    env,
    maxBuffer: MAX_OUTPUT,
  });
  const seconds = (performance.now() - start) / 1000;
  for (const line of stdout.trim().split('\n')) log(`  ${line}`);
  log(`  With the start of the command: ${seconds.toFixed(1)} s.`);
  return seconds;
}

/**
 * Makes an extract and a timetable of a city, loads both into each database, and logs times and memory.
 * @returns true if each database had both within the aim
 */
export async function timeCity(places: Places, size: CitySize): Promise<boolean> {
  const { folder, server, log } = places;
  const { nodes, ways, streets, relations, stops, trips, calls } = countsOf(size);
  const count = (value: number): string => value.toLocaleString('en-CA');
  log(
    `A city of ${count(nodes)} nodes, ${count(ways)} ways (${count(streets)} of them streets) and ${count(relations)} relations; ${count(stops)} stops, ${count(trips)} trips and ${count(calls)} calls.`,
  );
  const paths = await writeCity(folder, size, log);
  const data = join(folder, 'city');
  await mkdir(data, { recursive: true });
  await administer(places, 'drop database if exists city', 'create database city');
  const connectionString = server.addressOf('city');
  const engines = [
    ['SQLite', { DATABASE_URL: '', DATA_DIR: data }, { kind: 'folder', folder: data }],
    ['PostgreSQL', { DATABASE_URL: connectionString }, { kind: 'postgres', connectionString }],
  ] as const;
  let isInTime = true;
  for (const [name, settings, location] of engines) {
    log(`${name}:`);
    // Makes the tables.
    await (await openStore(location)).close();
    let seconds = 0;
    for (const path of paths) seconds += await load(path, settings, log);
    log(`${name}: both in ${seconds.toFixed(1)} s; the aim is ${AIM} s.`);
    isInTime &&= seconds <= AIM;
  }
  return isInTime;
}
