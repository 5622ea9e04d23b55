import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMockGeneralLead } from '#tests/support/leads/createMockLead.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { openProduct } from '#tests/support/services/openProduct.ts';
import { cutConnections, databaseOf, isOnServer } from '#tests/support/services/testStores.ts';

const REQUESTS = 480;
/** 160 requests a second. */
const BETWEEN_REQUESTS = 1000 / 160;
const BETWEEN_CUTS = 20;

let uncaught: unknown[];
const catchIt = (failure: unknown) => uncaught.push(failure);

beforeEach(() => {
  uncaught = [];
  process.on('uncaughtException', catchIt);
  capturedLog();
});

afterEach(() => {
  process.off('uncaughtException', catchIt);
});

function leadCall(number: number): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key-number-${number}` },
    body: JSON.stringify(createMockGeneralLead()),
  };
}

// PGlite ends no connections: lostConnections.test.ts breaks them without a server.
it.runIf(isOnServer)(
  'a server keeps running while its connections are cut under 160 requests per second',
  async () => {
    const limits = { rateLimit: 0, limits: [], contact: { limits: { calls: [], leads: [] } } };
    const { fetch, store } = await openProduct(limits);
    const name = await databaseOf(store);
    let isOver = false;
    let cut = 0;
    const cutting = (async () => {
      while (!isOver) {
        cut += await cutConnections(name);
        await pause(BETWEEN_CUTS);
      }
    })();
    const start = performance.now();
    const answers: Promise<{ number: number; status: number }>[] = [];
    for (let number = 0; number < REQUESTS; number += 1) {
      await pause(Math.max(0, start + number * BETWEEN_REQUESTS - performance.now()));
      const call =
        number % 4 === 0
          ? fetch('/realty/contact', leadCall(number))
          : fetch(`/realty/listings?resultsPerPage=20&minPrice=${number * 1000}&statistics=avg-listPrice`);
      answers.push(call.then(({ status }) => ({ number, status })));
    }
    const answered = await Promise.all(answers);
    isOver = true;
    await cutting;
    expect(uncaught).toEqual([]);
    expect(cut, 'lines were cut').toBeGreaterThan(50);
    const statuses = Object.groupBy(answered, ({ status }) => status);
    expect(Object.keys(statuses), 'some calls met a cut, and some did not').toEqual(['200', '503']);
    await expect.poll(async () => (await fetch('/realty/listings')).status).toBe(200);
    const stored = await store.database.selectFrom('lead').select('key_hash').execute();
    const acknowledged = answered.filter(({ number, status }) => number % 4 === 0 && status === 200);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(stored.length, 'nothing acknowledged is lost').toBeGreaterThanOrEqual(acknowledged.length);
    expect(new Set(stored.map(({ key_hash }) => key_hash)).size, 'nothing is doubled').toBe(stored.length);
  },
);
