import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createMockLeadRow } from '../../../tests/support/leads/createMockLead.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { DatabaseDamaged } from '../failures.ts';
import { adoptQueued } from '../jobs/adoptQueued.ts';
import { queueLengths } from '../jobs/jobQueue.ts';
import { openForReading } from '../openForReading.ts';
import { openStore } from '../openStore.ts';
import { WorkerSession } from '../sqlite/workerSession.ts';
import type { Store } from '../store.ts';
import { findLeads, hasTable } from './findLeads.ts';
import { markAttempt, takeLead, type WaitingLead } from './forwardQueue.ts';
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
    expect(await findLeads(store)).toMatchObject([lead]);
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

  const NO_MAIL = async () => undefined;
  const queued = async () => (await queueLengths(store)).find(({ queue }) => queue === 'leads')?.waiting;

  it('that are to be forwarded have a job each, also if the same lead comes twice', async () => {
    const lead = createMockLeadRow({ key_hash: 'k', forwarding: 'waiting' });
    await insertLead(store, lead);
    await insertLead(store, { ...lead, id: 'other' });
    await insertLead(store, createMockLeadRow({ id: 'kept' }));
    expect(await queued()).toBe(1);
  });

  it('have no job when their transaction is rolled back', async () => {
    const rolledBack = store.database.transaction().execute(async (database) => {
      await insertLead({ database, dialect: store.dialect }, createMockLeadRow({ forwarding: 'waiting' }));
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect([await findLeads(store), await queued()]).toEqual([[], 0]);
  });

  it('count their attempts, and are not taken once they arrived', async () => {
    const wanted = { id: 'lead-1', revision: 1 };
    await insertLead(store, createMockLeadRow({ forwarding: 'waiting' }));
    const firsts: string[] = [];
    const first = async (_locked: object, { lead: { id } }: WaitingLead) => void firsts.push(id);
    expect((await takeLead(store, wanted, first))?.lead.id).toBe('lead-1');
    await markAttempt(store, wanted, 'answered 503');
    expect(await findLeads(store)).toMatchObject([{ forward_attempts: 1, forward_problem: 'answered 503' }]);
    await takeLead(store, wanted, first);
    expect(firsts).toEqual(['lead-1']);
    await markAttempt(store, wanted, undefined);
    await markAttempt(store, wanted, 'told late');
    const sent = { forwarding: 'sent', forward_attempts: 2, forward_problem: null };
    expect(await findLeads(store)).toMatchObject([sent]);
    expect(await takeLead(store, wanted, NO_MAIL)).toBeUndefined();
  });

  it('are left to the server of the former release that is sending them', async () => {
    await insertLead(store, createMockLeadRow({ forwarding: 'waiting', forward_due: at(2) }));
    expect(await takeLead(store, { id: 'lead-1', revision: 1 }, NO_MAIL)).toBeUndefined();
    expect([await adoptQueued(store, at(1)), await queued()]).toEqual([0, 0]);
    expect([await adoptQueued(store, at(2)), await adoptQueued(store, at(3)), await queued()]).toEqual([
      1, 0, 1,
    ]);
    expect(await takeLead(store, { id: 'lead-1', revision: 1 }, NO_MAIL)).toBeDefined();
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
