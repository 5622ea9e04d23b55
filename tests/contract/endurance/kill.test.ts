import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killRounds } from '#commands/endurance/killRounds.ts';
import { runServer } from '#commands/endurance/runServer.ts';

test('a server that is killed during writes loses no acknowledged write, and stores none twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const start = () => runServer('commands/endurance/writingServer.ts', { DATA_DIR: folder });
  const outcome = await killRounds({ start, folder, rounds: 2, writes: 120, seed: 7 });
  expect(outcome).toMatchObject({ lost: [], doubled: [] });
  expect(outcome.acknowledged).toBeGreaterThan(40);
  expect(outcome.cutOff, 'writes were under way').toBeGreaterThan(0);
}, 60_000);
