import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ForwardOptions, forwardLeads } from '#server/contact/forwardLeads.ts';
import { makeContact } from '#server/contact/makeContact.ts';
import { systemClock } from '#server/http/clock.ts';
import type { Webhook } from '#server/http/postToWebhook.ts';
import { findLeads } from '#server/store/leads/findLeads.ts';
import { insertLead } from '#server/store/leads/insertLead.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { changeViewing } from '#server/store/viewings/changeViewing.ts';
import { findViewing } from '#server/store/viewings/findViewings.ts';
import { createMockLeadRow, createMockListingLead } from '#tests/support/leads/createMockLead.ts';
import { type Receiver, startReceiver } from '#tests/support/leads/receiver.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { openEmptyStore } from '#tests/support/services/testStores.ts';

const WAITING = { forwarding: 'waiting', forward_due: '2026-01-01T00:00:00.000Z' } as const;

async function receiverOf(...answers: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...answers);
  onTestFinished(() => receiver.close());
  return receiver;
}

async function emptyStore(): Promise<Store> {
  const store = await openEmptyStore();
  onTestFinished(() => store.close());
  return store;
}

function startForwarding(
  store: Store,
  webhook: Webhook,
  options: Pick<ForwardOptions, 'firstWait' | 'timeoutMs'> = {},
) {
  const log = vi.fn<(line: string) => void>();
  const forwarding = forwardLeads({
    store,
    clock: systemClock,
    webhook,
    log,
    firstWait: 2,
    ...options,
  });
  onTestFinished(() => forwarding.stop());
  return { forwarding, log, logged: () => log.mock.calls.flat() };
}

const stateOf = async (store: Store) => (await findLeads(store))[0];

async function untilSent(store: Store): Promise<void> {
  await vi.waitFor(async () => expect((await stateOf(store))?.forwarding).toBe('sent'), { interval: 5 });
}

describe('a lead that is forwarded to another system', () => {
  it('arrives there complete, under its own number, after the visitor was answered', async () => {
    const receiver = await receiverOf();
    const store = await emptyStore();
    const { forwarding } = startForwarding(store, receiver.webhook);
    const service = makeContact({ store, clock: systemClock, forwarding });
    const lead = createMockListingLead();
    const answer = await service.request('/realty/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(lead),
    });
    const receipt = (await answer.json()) as { id: string; received: string };
    await untilSent(store);
    expect(receiver.received).toEqual([
      { key: receipt.id, type: 'application/json', body: { ...receipt, kind: 'listing', ...lead } },
    ]);
  });

  it('is sent with the state of its viewing, and again under another number after each change', async () => {
    const receiver = await receiverOf([503]);
    const store = await emptyStore();
    const { forwarding } = startForwarding(store, receiver.webhook);
    const service = makeContact({ store, clock: systemClock, forwarding });
    const wish = { day: '2026-11-25', part: 'morning', way: 'video', timeZone: 'America/Halifax' } as const;
    const lead = createMockListingLead({ viewing: wish });
    const answer = await service.request('/realty/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(lead),
    });
    const { id } = (await answer.json()) as { id: string };
    await untilSent(store);
    const known = await findViewing(store, id);
    if (!known) throw new Error('there is no viewing');
    const time = { starts: '2026-11-25T14:00:00.000Z', ends: '2026-11-25T14:30:00.000Z' };
    const offered = { by: 'brokerage', state: 'offered', time, sentence: 'By the side door.' } as const;
    await changeViewing(store, known, offered, { now: new Date().toISOString(), isForwarded: true });
    forwarding.wake();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), { interval: 5 });
    await untilSent(store);
    expect(receiver.received.map(({ key }) => key)).toEqual([id, id, `${id}/2`]);
    const [, asked, changed] = receiver.received.map(({ body }) => body);
    expect(asked).toMatchObject({
      ...lead,
      kind: 'viewing',
      viewing: { ...wish, state: 'asked', revision: 1 },
    });
    const { starts: start, ends: end } = time;
    expect(changed).toMatchObject({
      ...lead,
      viewing: { ...wish, state: 'offered', start, end, sentence: 'By the side door.', revision: 2 },
    });
  });

  it('includes its context', async () => {
    const receiver = await receiverOf();
    const store = await emptyStore();
    const context = { page: '/real-estate/', consent: 'You agree.' };
    await insertLead(store, createMockLeadRow({ ...WAITING, context: JSON.stringify(context) }));
    startForwarding(store, receiver.webhook);
    await untilSent(store);
    expect(receiver.received[0]?.body).toMatchObject({ kind: 'general', context });
  });

  it('is retried until it arrives, and only then is done', async () => {
    const receiver = await receiverOf([503, 'elsewhere']);
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow(WAITING));
    const { logged } = startForwarding(store, receiver.webhook);
    await untilSent(store);
    expect(receiver.received.map(({ key }) => key)).toEqual(['lead-1', 'lead-1', 'lead-1']);
    expect(await stateOf(store)).toMatchObject({
      forward_attempts: 3,
      forward_due: null,
      forward_problem: null,
    });
    expect(logged()).toEqual([
      'Lead lead-1 was not delivered: the receiver answered 503. Next attempt in 1 s.',
      'Lead lead-1 was not delivered: the receiver answered 307. Next attempt in 1 s.',
    ]);
  });

  it('waits twice as long after each failure, with random variation', async () => {
    const receiver = await receiverOf([500, 500, 500, 500]);
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow(WAITING));
    const random = vi.spyOn(Math, 'random').mockReturnValue(1);
    onTestFinished(() => random.mockRestore());
    const { forwarding, logged } = startForwarding(store, receiver.webhook, { firstWait: 4_000_000 });
    await vi.waitFor(() => expect(logged()).toHaveLength(1), { interval: 5 });
    expect(logged()[0]).toContain('Next attempt in 3600 s.');
    const due = Date.parse((await stateOf(store))?.forward_due ?? '') - Date.now();
    expect(due).toBeGreaterThan(3_590_000);
    await forwarding.stop();
    await store.database.updateTable('lead').set(WAITING).execute();
    random.mockReturnValue(0);
    const { logged: loggedLater } = startForwarding(store, receiver.webhook, { firstWait: 10_000 });
    await vi.waitFor(() => expect(loggedLater()).toHaveLength(1), { interval: 5 });
    expect(loggedLater()[0]).toContain('Next attempt in 10 s.');
  });

  it('times out', async () => {
    const receiver = await receiverOf(['never']);
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow(WAITING));
    const { logged } = startForwarding(store, receiver.webhook, { timeoutMs: 300 });
    await untilSent(store);
    expect(logged()[0]).toBe('Lead lead-1 was not delivered: no answer within 1 s. Next attempt in 1 s.');
  });

  it('is not lost by a shutdown: the next start sends it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'leads-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const receiver = await receiverOf([500, 'never']);
    const first = await openStore({ kind: 'folder', folder });
    await insertLead(first, createMockLeadRow(WAITING));
    const { forwarding, logged } = startForwarding(first, receiver.webhook);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { interval: 5 });
    await forwarding.stop();
    expect(logged(), 'a stop is no failure of the other side').toHaveLength(1);
    await first.close();
    const second = await openStore({ kind: 'folder', folder });
    expect(await stateOf(second)).toMatchObject({ forwarding: 'waiting', forward_attempts: 2 });
    const again = startForwarding(second, receiver.webhook);
    await untilSent(second);
    expect(receiver.received.map(({ key }) => key)).toEqual(['lead-1', 'lead-1', 'lead-1']);
    await again.forwarding.stop();
    await second.close();
  });

  it('waits while the receiver is down', async () => {
    const receiver = await startReceiver();
    await receiver.close();
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow(WAITING));
    const { logged } = startForwarding(store, receiver.webhook, { firstWait: 60_000 });
    await vi.waitFor(() => expect(logged()).toHaveLength(1), { interval: 5 });
    expect(logged()[0]).toContain('the receiver cannot be reached (ECONNREFUSED)');
    expect(await stateOf(store)).toMatchObject({ forwarding: 'waiting', forward_attempts: 1 });
  });

  it('continues after a short failure of the database', async () => {
    const logged = capturedLog();
    const receiver = await receiverOf();
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow(WAITING));
    const failing = vi.spyOn(store.database, 'selectFrom').mockImplementationOnce(() => {
      throw new Error('too many connections');
    });
    const { forwarding } = startForwarding(store, receiver.webhook);
    await vi.waitFor(() => expect(logged).toHaveLength(1), { interval: 5 });
    failing.mockRestore();
    forwarding.wake();
    await untilSent(store);
  });

  it('stays in the database if no system is configured', async () => {
    const receiver = await receiverOf();
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow());
    await insertLead(
      store,
      createMockLeadRow({ id: 'lead-2', received: '2026-11-22T00:00:00.000Z', ...WAITING }),
    );
    startForwarding(store, receiver.webhook);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { interval: 5 });
    expect(receiver.received[0]?.key).toBe('lead-2');
    expect((await stateOf(store))?.forwarding).toBe('kept');
  });
});
