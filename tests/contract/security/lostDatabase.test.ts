import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fuzzProduct } from '#commands/endurance/fuzzProduct.ts';
import { LOCAL_CLIENT } from '#demo/identity/pool.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneralLead } from '#tests/support/leads/createMockLead.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { openProduct } from '#tests/support/services/openProduct.ts';
import { openPgliteServer, type PgliteServer } from '#tests/support/services/pgliteServer.ts';
import { SMALL_DATASET_NOW, smallDatasetListings } from '#tests/support/services/smallDataset.ts';

beforeEach(() => {
  capturedLog();
});

type Product = Awaited<ReturnType<typeof openProduct>>;

const UNLIMITED = {
  rateLimit: 0,
  limits: [],
  customer: { limits: [] },
  contact: { limits: { calls: [], leads: [] } },
};

/** One call of each service that needs the database. */
const CALLS: [name: string, path: string, init?: RequestInit][] = [
  ['a search', '/realty/listings?resultsPerPage=1'],
  ['a suggestion', '/realty/autocomplete?search=Toronto'],
  ['a lead', '/realty/contact', lead('key-of-a-lead')],
  ['a customer', '/customer/user/saved-homes', { headers: { Authorization: 'Bearer anne' } }],
  [
    'a sign-in',
    '/idp/',
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.ForgotPassword',
      },
      body: JSON.stringify({ ClientId: LOCAL_CLIENT, Username: 'customer@example.ca' }),
    },
  ],
];

function lead(key: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(createMockGeneralLead()),
  };
}

describe('while a PostgreSQL is away', () => {
  let server: PgliteServer;
  let store: Store;
  let product: Product;

  beforeAll(async () => {
    server = await openPgliteServer();
    store = await openStore({ kind: 'postgres', connectionString: server.connectionString });
    await fillStore(store, smallDatasetListings());
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await server.close();
  });

  beforeEach(async () => {
    product = await openProduct({ store, ...UNLIMITED });
  });

  /** Waits until a request succeeds. The app retries in the same way. */
  async function comesBack(path: string): Promise<void> {
    await expect.poll(async () => (await product.fetch(path)).status, { interval: 5 }).toBe(200);
  }

  it.each(CALLS)(
    '%s gets a 503 with a Retry-After for every way of losing the connection',
    async (...call) => {
      const [, path, init] = call;
      const asks = async () => {
        const answer = await product.fetch(path, init);
        return [answer.status, answer.headers.get('Retry-After')];
      };
      for (const loss of ['reset', 'terminated'] as const) {
        server.breakBusy(loss);
        expect(await asks(), loss).toEqual([503, '3']);
      }
      server.breakBusy(undefined);
      await server.stopListening();
      expect(await asks(), 'refused').toEqual([503, '3']);
      await server.listenAgain();
      await comesBack('/realty/listings?resultsPerPage=1');
    },
  );

  it('the product is not ready, but alive, so that it gets no visitors and is not restarted', async () => {
    await server.stopListening();
    const states = ['/health', '/health/ready', '/health/live'].map(
      async (path) => (await product.fetch(path)).status,
    );
    expect(await Promise.all(states)).toEqual([503, 503, 200]);
    await server.listenAgain();
    await comesBack('/health/ready');
  });

  it('no call of any service gets a 500', async () => {
    await server.stopListening();
    const retried = vi.fn<(answer: Response) => void>();
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await product.fetch(path, init);
      if (answer.status === 503 && !path.startsWith('/health')) retried(answer);
      return answer;
    };
    const { statuses, faults } = await fuzzProduct(ask, { seed: 3, count: 600, tokens: ['anne'] });
    await server.listenAgain();
    expect(faults.filter((fault) => !fault.includes(' answered 503: '))).toEqual([]);
    expect(statuses[503], 'the database was needed').toBeGreaterThan(100);
    const waits = retried.mock.calls.map(([{ headers }]) => headers.get('Retry-After'));
    expect(new Set(waits)).toEqual(new Set(['3']));
  }, 30_000);
});

describe('while the disk is full', () => {
  it('writes are answered 507, searches continue, /health reports it, and it recovers by itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'full-'));
    const store = await openStore({ kind: 'folder', folder });
    onTestFinished(async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    });
    await fillStore(store, smallDatasetListings());
    let now = SMALL_DATASET_NOW.getTime();
    const { fetch } = await openProduct({
      ...UNLIMITED,
      store,
      clock: { now: () => new Date(now) },
      dataFolder: folder,
    });
    const statusOf = async (path: string, init?: RequestInit) => (await fetch(path, init)).status;
    const healthOf = async (path: string) => {
      const answer = await fetch(path);
      const { status } = (await answer.json()) as { status: string };
      return [answer.status, status];
    };
    expect(await healthOf('/health')).toEqual([200, 'ok']);
    // SQLite's own message for a full disk.
    await sql`PRAGMA max_page_count = 1`.execute(store.database);
    const taken: string[] = [];
    let refused: Response | undefined;
    for (let number = 0; !refused && number < 200; number += 1) {
      const answer = await fetch('/realty/contact', lead(`key-number-${number}`));
      if (answer.status === 200) taken.push(((await answer.json()) as { id: string }).id);
      else refused = answer;
    }
    expect([refused?.status, refused?.headers.get('Retry-After')]).toEqual([507, '60']);
    expect(await refused?.json()).toMatchObject({ message: expect.stringContaining('cannot be stored') });
    expect(await healthOf('/health')).toEqual([503, 'disk full']);
    expect(await healthOf('/health/ready')).toEqual([200, 'disk full']);
    expect(await statusOf('/realty/listings?resultsPerPage=1')).toBe(200);
    await sql`PRAGMA max_page_count = 1000000`.execute(store.database);
    now += 31_000;
    expect(await healthOf('/health')).toEqual([200, 'ok']);
    expect(await statusOf('/realty/contact', lead(`key-number-${taken.length}`))).toBe(200);
    const stored = await store.database.selectFrom('lead').select('id').execute();
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(taken));
    expect(stored).toHaveLength(taken.length + 1);
  }, 30_000);
});
