import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { insertViewing } from '#server/store/viewings/insertViewing.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';

const ID = '5f0c8a10-0000-4000-8000-000000000001';
const DAY = '2046-11-25';
const program = join(import.meta.dirname, 'leads.ts');

let folder: string;
let store: Store;

/** Runs `npm run leads` beside the server that has the folder open. */
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [program, ...words], {
    env: { ...process.env, STAGE: 'local', DATABASE_URL: '', DATA_DIR: folder },
  });
const refusalOf = async (...words: string[]): Promise<string> =>
  (await run(...words).catch((failure: { stderr: string }) => failure)).stderr;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'viewings-'));
  store = await openStore({ kind: 'folder', folder });
  return async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
});

async function ask(): Promise<void> {
  const about = {
    kind: 'viewing',
    code: 'C1000001',
    board: 2,
    address: '33 Queen Street W',
    city: 'Toronto',
  } as const;
  const wish = { day: DAY, part: 'morning', way: 'inPerson', timeZone: 'America/St_Johns' } as const;
  await insertViewing(store, {
    lead: createMockLeadRow({ id: ID, ...about }),
    wish,
    language: 'en',
    owner: undefined,
  });
  onTestFinished(async () => void (await store.database.deleteFrom('lead').execute()));
}

test('a viewing is in the list with its state, and is offered, agreed to and declined beside the server', async () => {
  await ask();
  expect((await run()).stdout).toMatch(
    new RegExp(`viewing ${ID} of C1000001 \\(board 2\\) +asked: ${DAY}, morning, in person`),
  );
  const offered = await run(`--offer=${ID}`, `--at=${DAY}T14:00`, '--sentence=Ring twice.');
  expect(offered.stdout).toContain(`brokerage: offered: ${DAY} 14:00, in person: Ring twice.`);
  const row = () => store.database.selectFrom('viewing').selectAll().executeTakeFirstOrThrow();
  // Newfoundland is three and a half hours behind UTC.
  expect(await row()).toMatchObject({
    state: 'offered',
    starts: `${DAY}T17:30:00.000Z`,
    ends: `${DAY}T18:00:00.000Z`,
    revision: 2,
  });
  const jobs = await store.database
    .selectFrom('job')
    .select('data')
    .where('queue', '=', 'viewings')
    .execute();
  expect(
    jobs.map(({ data }) => JSON.parse(data)),
    'a mail about each state',
  ).toEqual([
    { id: ID, revision: 1 },
    { id: ID, revision: 2 },
  ]);
  await run(`--agree=${ID}`);
  expect(await row()).toMatchObject({ state: 'agreed', starts: `${DAY}T17:30:00.000Z` });
  await run(`--agree=${ID}`, `--at=${DAY}T15:00`, '--minutes=60');
  expect(await row()).toMatchObject({ starts: `${DAY}T18:30:00.000Z`, ends: `${DAY}T19:30:00.000Z` });
  await run(`--decline=${ID}`, '--sentence=It is sold.');
  expect((await run(`--viewing=${ID}`)).stdout.split('\n').slice(3, 8)).toEqual([
    expect.stringMatching(/customer: asked: /),
    expect.stringMatching(/brokerage: offered: .* 14:00/),
    expect.stringMatching(/brokerage: agreed: .* 14:00/),
    expect.stringMatching(/brokerage: agreed: .* 15:00/),
    expect.stringMatching(/brokerage: declined: .*It is sold\.$/),
  ]);
  const changes = await store.database
    .selectFrom('desk_change')
    .select(['by', 'action'])
    .where('lead_id', '=', ID)
    .where('by', 'is not', null)
    .execute();
  expect(changes[0]).toEqual({ by: 'npm run leads', action: 'viewing' });
  expect(changes.filter(({ action }) => action === 'viewing')).toHaveLength(4);
  const item = store.database.selectFrom('lead').select('desk_state').where('id', '=', ID);
  expect(await item.executeTakeFirstOrThrow()).toEqual({ desk_state: 'answered' });
  expect((await run('--csv')).stdout).toContain(`,"declined: ${DAY}, morning, in person"`);
  expect(await refusalOf(`--offer=${ID}`, `--at=${DAY}T14:00`)).toContain('this one is declined');
}, 60_000);

test('an offered time that has passed is not agreed to', async () => {
  await ask();
  await run(`--offer=${ID}`, `--at=${DAY}T14:00`);
  const [starts, ends] = ['2026-01-05T15:00:00.000Z', '2026-01-05T15:30:00.000Z'];
  await store.database.updateTable('viewing').set({ starts, ends }).execute();
  expect(await refusalOf(`--agree=${ID}`)).toContain('with --at, because the offered time has passed');
  const row = await store.database.selectFrom('viewing').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'offered', revision: 2 });
  await run(`--agree=${ID}`, `--at=${DAY}T15:00`);
}, 60_000);

test('an answer that lacks something is refused in one sentence, and changes nothing', async () => {
  await ask();
  expect(await refusalOf(`--offer=${ID}`)).toContain('--at is ""');
  expect(await refusalOf(`--agree=${ID}`)).toContain('with --at, because no time is offered');
  expect(await refusalOf(`--decline=${ID}`)).toContain('--sentence is ""');
  expect(await refusalOf(`--agree=${ID}`, '--at=2026-02-30T10:00')).toContain('--at is "2026-02-30T10:00"');
  expect(await refusalOf(`--agree=${ID}`, '--at=2020-02-03T10:00')).toContain('a time to come');
  expect(await refusalOf(`--agree=${ID}`, `--decline=${ID}`)).toContain('the only one of');
  expect(await refusalOf(`--viewing=${ID.replace('1', '2')}`)).toContain('the id of a viewing');
  const row = await store.database.selectFrom('viewing').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'asked', revision: 1 });
}, 60_000);
