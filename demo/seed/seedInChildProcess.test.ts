import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/start/openDatabase.ts';
import { seedInChildProcess } from './seedInChildProcess.ts';

/** Timeout in milliseconds for the start of a child process. */
const TIMEOUT_MS = 60_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filling-'));
});
afterEach(() => rm(folder, { recursive: true }));

const seeding = (dataFolder: string) => ({
  settings: { databaseUrl: undefined, databaseConnections: 2, dataFolder, listings: 10 },
  today: 20_000,
});

test('a folder that cannot be used, or is in use, is reported by the caller', {
  timeout: TIMEOUT_MS,
}, async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  expect(await seedInChildProcess(seeding(file), () => undefined)).toBe(false);
  const store = await openDatabase(seeding(folder).settings);
  expect(await seedInChildProcess(seeding(folder), () => undefined)).toBe(false);
  await store.close();
});
