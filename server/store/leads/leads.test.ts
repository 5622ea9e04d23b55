import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createMockLeadRow } from '../../../tests/support/leads/createMockLead.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { DatabaseDamaged } from '../failures.ts';
import { openForReading } from '../openForReading.ts';
import { openStore } from '../openStore.ts';
import { WorkerSession } from '../sqlite/workerSession.ts';
import type { Store } from '../store.ts';
import { findLeads, hasTable } from './findLeads.ts';
import { markFailed, markSent, nextForwardDue, takeDueLead } from './forwardQueue.ts';
import { findLeadByKey, insertLead } from './insertLead.ts';

const idsOf = async (store: Store, since?: string) => (await findLeads(store, since)).map(({ id }) => id);
const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;

describe.each(storeDialects())('leads on $name', (dialect) => {
  let store: Store;

  beforeEach(async () => {
    store = await dialect.open();
    return () => store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('are returned as they were stored', async () => {
    const lead = createMockLeadRow({
      kind: 'listing',
      price: 2650.5,
      code: 'C1',
      board: 2,
      message: '"é"\n☃',
      key_hash: 'k',
    });
    expect(await insertLead(store, lead)).toEqual(lead);
    expect(await findLeads(store)).toEqual([lead]);
    expect(await hasTable(store, 'lead')).toBe(true);
  });

  it('are stored once for each key, also by servers that do not know of each other', async () => {
    const rows = Array.from({ length: 20 }, (_, index) =>
      createMockLeadRow({ id: `lead-${index}`, key_hash: 'key' }),
    );
    const stored = await Promise.all(rows.map((row) => insertLead(store, row)));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(await idsOf(store)).toEqual([stored[0]?.id]);
    expect(await findLeadByKey(store, 'key')).toMatchObject({ id: stored[0]?.id, content_hash: 'content' });
    expect(await findLeadByKey(store, 'other')).toBeUndefined();
  });

  it('without a key are all stored', async () => {
    await insertLead(store, createMockLeadRow({ id: 'a' }));
    await insertLead(store, createMockLeadRow({ id: 'b' }));
    expect(await idsOf(store)).toEqual(['a', 'b']);
  });

  it('are found from a given time on, the oldest first', async () => {
    for (const hour of [3, 1, 2]) {
      await insertLead(store, createMockLeadRow({ id: `at ${hour}`, received: at(hour) }));
    }
    expect(await idsOf(store)).toEqual(['at 1', 'at 2', 'at 3']);
    expect(await idsOf(store, at(2))).toEqual(['at 2', 'at 3']);
  });

  it('remain when the listings are generated again', async () => {
    await insertLead(store, createMockLeadRow());
    await fillStore(store, smallDatasetListings().slice(0, 20));
    await fillStore(store, smallDatasetListings().slice(0, 30));
    expect(await idsOf(store)).toEqual(['lead-1']);
  });

  it('are claimed one at a time, by one server only, those that wait longest first', async () => {
    for (const [id, hour] of [
      ['late', 5],
      ['second', 2],
      ['first', 1],
    ] as const) {
      await insertLead(store, createMockLeadRow({ id, forwarding: 'waiting', forward_due: at(hour) }));
    }
    await insertLead(store, createMockLeadRow({ id: 'kept' }));
    expect(await nextForwardDue(store)).toBe(at(1));
    const taken = await Promise.all([1, 2].map(() => takeDueLead(store, at(3), at(4))));
    expect(taken.filter((lead) => lead?.id === 'first')).toHaveLength(1);
    expect(taken.find((lead) => lead?.id === 'first')).toMatchObject({
      forward_attempts: 1,
      forward_due: at(4),
    });
    const rest = taken.some((lead) => lead?.id === 'second') ? undefined : 'second';
    expect((await takeDueLead(store, at(3), at(4)))?.id).toBe(rest);
    expect(await takeDueLead(store, at(3), at(4))).toBeUndefined();
    expect(await nextForwardDue(store)).toBe(at(4));
  });

  it('wait again after a failure, and no longer once they arrived', async () => {
    await insertLead(store, createMockLeadRow({ forwarding: 'waiting', forward_due: at(1) }));
    const first = await takeDueLead(store, at(1), at(2));
    if (!first) throw new Error('the lead is due');
    await markFailed(store, first, at(6), 'answered 503');
    expect(await findLeads(store)).toMatchObject([{ forward_due: at(6), forward_problem: 'answered 503' }]);
    const second = await takeDueLead(store, at(6), at(7));
    if (!second) throw new Error('the lead is due again');
    await markSent(store, first);
    expect(await findLeads(store), 'this attempt is not the last').toMatchObject([{ forwarding: 'waiting' }]);
    await markSent(store, second);
    await markFailed(store, second, at(8), 'told late');
    const sent = { forwarding: 'sent', forward_due: null, forward_problem: null };
    expect(await findLeads(store)).toMatchObject([sent]);
    expect(await nextForwardDue(store)).toBeUndefined();
  });
});

describe('a data folder that is only read', () => {
  async function emptyFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'reading-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  async function readIds(folder: string): Promise<string[] | undefined> {
    const reading = await openForReading({ kind: 'folder', folder });
    if (!reading) return undefined;
    const ids = await idsOf(reading);
    await reading.close();
    return ids;
  }

  it('returns its leads with and without a running server', async () => {
    const folder = await emptyFolder();
    const running = await openStore({ kind: 'folder', folder });
    await insertLead(running, createMockLeadRow({ id: 'a' }));
    expect(await readIds(folder)).toEqual(['a']);
    await insertLead(running, createMockLeadRow({ id: 'b' }));
    expect(await readIds(folder)).toEqual(['a', 'b']);
    await running.close();
    expect(await readIds(folder)).toEqual(['a', 'b']);
    const next = await openStore({ kind: 'folder', folder });
    expect(await idsOf(next)).toEqual(['a', 'b']);
    await next.close();
  });

  it('cannot be written to', async () => {
    const folder = await emptyFolder();
    await (await openStore({ kind: 'folder', folder })).close();
    const reading = await openForReading({ kind: 'folder', folder });
    if (!reading) throw new Error('there is a database');
    await expect(insertLead(reading, createMockLeadRow())).rejects.toThrow(/readonly/);
    await reading.close();
  });

  it('can be empty, or have the schema of an older release', async () => {
    const folder = await emptyFolder();
    expect(await readIds(folder)).toBeUndefined();
    await (await openStore({ kind: 'folder', folder })).close();
    const session = await WorkerSession.open(folder);
    await session.run('drop table lead', []);
    await session.close();
    const reading = await openForReading({ kind: 'folder', folder });
    if (!reading) throw new Error('there is a database');
    expect(await hasTable(reading, 'lead')).toBe(false);
    await reading.close();
  });

  it('can have no database', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'product.db'), 'this is no database '.repeat(500));
    await expect(openForReading({ kind: 'folder', folder })).rejects.toThrow(DatabaseDamaged);
  });
});
