import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ForwardOptions, leadHandler } from '#server/contact/forwardLeads.ts';
import { makeContact } from '#server/contact/makeContact.ts';
import { systemClock } from '#server/http/clock.ts';
import type { Webhook } from '#server/http/postToWebhook.ts';
import { findLeads } from '#server/store/leads/findLeads.ts';
import { insertLead } from '#server/store/leads/insertLead.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { changeViewing } from '#server/store/viewings/changeViewing.ts';
import { findViewing } from '#server/store/viewings/findViewings.ts';
import { insertViewing } from '#server/store/viewings/insertViewing.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { createMockLeadRow, createMockListingLead } from '#tests/support/leads/createMockLead.ts';
import { type Receiver, startReceiver } from '#tests/support/leads/receiver.ts';
import { openEmptyStore } from '#tests/support/services/testStores.ts';

const WAITING = { forwarding: 'waiting' } as const;

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

/** Makes as many attempts as it takes, without the pauses between them. @returns the lines of the log */
async function forward(
  store: Store,
  webhook: Webhook,
  { attempts = 1, ...options }: Pick<ForwardOptions, 'timeoutMs'> & { attempts?: number } = {},
): Promise<string[]> {
  const leads = leadHandler({ store, clock: systemClock, webhook, ...options });
  const logged: string[] = [];
  for (let number = 0; number < attempts; number += 1) {
    logged.push(...(await doJobs(store, { leads }, { isEarly: true })));
  }
  return logged;
}

const FORWARDING = { wake: () => undefined };

const stateOf = async (store: Store) => (await findLeads(store))[0];

describe('a lead that is forwarded to another system', () => {
  it('arrives there complete, under its own number, after the visitor was answered', async () => {
    const receiver = await receiverOf();
    const store = await emptyStore();
    const service = makeContact({ store, clock: systemClock, forwarding: FORWARDING });
    const lead = createMockListingLead();
    const answer = await service.request('/realty/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(lead),
    });
    const receipt = (await answer.json()) as { id: string; received: string };
    await forward(store, receiver.webhook);
    expect(receiver.received).toEqual([
      { key: receipt.id, type: 'application/json', body: { ...receipt, kind: 'listing', ...lead } },
    ]);
    expect(await stateOf(store)).toMatchObject({ forwarding: 'sent' });
  });

  it('is sent with the state of its viewing, and again under another number after each change', async () => {
    const receiver = await receiverOf([503]);
    const store = await emptyStore();
    const service = makeContact({ store, clock: systemClock, forwarding: FORWARDING });
    const wish = { day: '2026-11-25', part: 'morning', way: 'video', timeZone: 'America/Halifax' } as const;
    const lead = createMockListingLead({ viewing: wish });
    const answer = await service.request('/realty/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(lead),
    });
    const { id } = (await answer.json()) as { id: string };
    await forward(store, receiver.webhook, { attempts: 2 });
    const known = await findViewing(store, id);
    if (!known) throw new Error('there is no viewing');
    const time = { starts: '2026-11-25T14:00:00.000Z', ends: '2026-11-25T14:30:00.000Z' };
    const offered = { by: 'brokerage', state: 'offered', time, sentence: 'By the side door.' } as const;
    await changeViewing(store, known, offered, { now: new Date().toISOString(), isForwarded: true });
    await forward(store, receiver.webhook);
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

  it('is sent in the last state only, if its viewing changed before', async () => {
    const receiver = await receiverOf();
    const store = await emptyStore();
    const row = createMockLeadRow({ id: 'v', kind: 'viewing', ...WAITING });
    const wish = { day: '2026-11-25', part: 'morning', way: 'video', timeZone: 'America/Halifax' } as const;
    await insertViewing(store, { lead: row, wish, language: 'en', owner: undefined });
    const known = await findViewing(store, 'v');
    if (!known) throw new Error('there is no viewing');
    const cancelled = { by: 'customer', state: 'cancelled' } as const;
    const now = '2026-11-24T12:00:00.000Z';
    expect(await changeViewing(store, known, cancelled, { now, isForwarded: true })).toBeDefined();
    await forward(store, receiver.webhook, { attempts: 2 });
    expect(receiver.received.map(({ key }) => key)).toEqual(['v/2']);
  });

  it('includes its context', async () => {
    const receiver = await receiverOf();
    const store = await emptyStore();
    const context = { page: '/real-estate/', consent: 'You agree.' };
    await insertLead(store, createMockLeadRow({ ...WAITING, context: JSON.stringify(context) }));
    await forward(store, receiver.webhook);
    expect(receiver.received[0]?.body).toMatchObject({ kind: 'general', context });
  });

  it('is retried until it arrives, and only then is done', async () => {
    const receiver = await receiverOf([503, 'elsewhere']);
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow(WAITING));
    const logged = await forward(store, receiver.webhook, { attempts: 4 });
    expect(receiver.received.map(({ key }) => key)).toEqual(['lead-1', 'lead-1', 'lead-1']);
    expect(await stateOf(store)).toMatchObject({
      forwarding: 'sent',
      forward_attempts: 3,
      forward_problem: null,
    });
    expect(logged).toEqual([
      expect.stringMatching(
        /^Lead lead-1 was not delivered: the receiver answered 503\. Next attempt in [12] s\.$/,
      ),
      expect.stringMatching(
        /^Lead lead-1 was not delivered: the receiver answered 307\. Next attempt in [2-4] s\.$/,
      ),
    ]);
  });

  it('times out', async () => {
    const receiver = await receiverOf(['never']);
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow(WAITING));
    const [line] = await forward(store, receiver.webhook, { timeoutMs: 300 });
    expect(line).toContain('Lead lead-1 was not delivered: no answer within 1 s. Next attempt in');
  });

  it('is not lost by a shutdown: the next start sends it at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'leads-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const receiver = await receiverOf([500, 'never']);
    const first = await openStore({ kind: 'folder', folder });
    await insertLead(first, createMockLeadRow(WAITING));
    expect(await forward(first, receiver.webhook)).toHaveLength(1);
    const stopping = new AbortController();
    const leads = leadHandler({ store: first, clock: systemClock, webhook: receiver.webhook });
    const attempt = doJobs(first, { leads }, { isEarly: true, stopped: stopping.signal });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { interval: 5 });
    stopping.abort();
    expect(await attempt, 'a stop is no failure of the other side').toEqual([]);
    await first.close();
    const second = await openStore({ kind: 'folder', folder });
    expect(await stateOf(second)).toMatchObject({ forwarding: 'waiting', forward_attempts: 2 });
    await doJobs(second, {
      leads: leadHandler({ store: second, clock: systemClock, webhook: receiver.webhook }),
    });
    expect(receiver.received.map(({ key }) => key)).toEqual(['lead-1', 'lead-1', 'lead-1']);
    await second.close();
  });

  it('waits while the receiver is down', async () => {
    const receiver = await startReceiver();
    await receiver.close();
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow(WAITING));
    const [line] = await forward(store, receiver.webhook);
    expect(line).toContain('the receiver cannot be reached (ECONNREFUSED)');
    expect(await stateOf(store)).toMatchObject({ forwarding: 'waiting', forward_attempts: 1 });
  });

  it('stays in the database if no system is configured', async () => {
    const receiver = await receiverOf();
    const store = await emptyStore();
    await insertLead(store, createMockLeadRow());
    await insertLead(
      store,
      createMockLeadRow({ id: 'lead-2', received: '2026-11-22T00:00:00.000Z', ...WAITING }),
    );
    await forward(store, receiver.webhook, { attempts: 2 });
    expect(receiver.received.map(({ key }) => key)).toEqual(['lead-2']);
    expect((await stateOf(store))?.forwarding).toBe('kept');
  });
});
