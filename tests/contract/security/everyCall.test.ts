import { afterAll, describe, expect, it } from 'vitest';
import type { SessionOf } from '#server/http/session.ts';
import type { Store } from '#server/store/store.ts';
import { fillStore, openSmallDataset } from '#tests/support/services/makeTestServices.ts';
import { openProduct } from '#tests/support/services/openProduct.ts';
import { SMALL_DATASET_NOW, smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

interface Operation {
  parameters?: { in: 'path' | 'query' | 'header'; name: string; required?: boolean }[];
  security?: Record<string, never>[];
}
interface Described {
  paths: Record<string, Record<string, Operation>>;
}

/** Values as they are in an address. */
const HOSTILE = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%zz',
  '2147483648',
  '9223372036854775808',
  '1e400',
  '-1',
  'x'.repeat(3_000),
];

/** Right values of required parameters, so that a call is not refused for them. Others are ids. */
const RIGHT: Record<string, string> = {
  boardId: '2',
  city: 'Toronto',
  state: 'Ontario',
  street: '33 Bay Street',
  search: 'Toronto',
  name: 'Toronto',
  type: 'city',
  mode: 'walk',
  minutes: '15',
  group: 'real_estate',
  key: 'team',
  version: '1',
  revision: '1',
};

/** Everybody with a token is an admin who is also a customer. */
const admin: SessionOf = async ({ headers }) =>
  headers.has('Authorization')
    ? {
        kind: 'customer',
        userId: 'amara',
        email: 'amara@example.ca',
        staff: { role: 'admin', mortgage: true, name: 'Amara', signedIn: SMALL_DATASET_NOW.getTime() },
      }
    : { kind: 'visitor' };

const TOKENS = { Authorization: 'Bearer amara', 'Access-Token': 'on' };
const fill = (store: Store) => fillStore(store, smallDatasetListings().slice(0, 50));

const open = (store: Store) =>
  openProduct({
    store,
    sessionOf: admin,
    limits: [],
    customer: { limits: [] },
    desk: { limits: [], secondFactorOf: async () => 'on' },
  });
type Product = Awaited<ReturnType<typeof open>>;

interface Call extends Operation {
  method: string;
  path: string;
}

/** The calls of the three OpenAPI documents. */
async function describedCalls({ fetch }: Product): Promise<Call[]> {
  const documents = ['realty', 'customer', 'desk'].map(async (service) => {
    const { paths } = (await (await fetch(`/${service}/openapi.json`)).json()) as Described; // checked by its own test
    return Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
    );
  });
  return (await Promise.all(documents)).flat();
}

/** Sends a call with right values, except for those given. */
async function send(
  { fetch }: Product,
  { method, path, parameters = [] }: Call,
  given: Record<string, string>,
  headers: Record<string, string>,
): Promise<number> {
  const textOf = (name: string) => given[name] ?? RIGHT[name] ?? 'C1000001';
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || one.name in given))
    .map(({ name }) => `${name}=${textOf(name)}`);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(name));
  const hasBody = ['post', 'put', 'patch'].includes(method);
  const { status } = await fetch(`${address}?${query.join('&')}`, {
    method: method.toUpperCase(),
    headers: { ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  });
  return status;
}

describe.each(storeDialects())('any parameter over $name', (dialect) => {
  afterAll(() => dialect.end());

  it('causes no internal error with a hostile value', { timeout: 60_000 }, async () => {
    const store = await dialect.open(fill);
    const product = await open(store);
    const failed: string[] = [];
    let sent = 0;
    for (const call of await describedCalls(product)) {
      for (const { name, in: place } of call.parameters ?? []) {
        for (const value of place === 'header' ? [] : HOSTILE) {
          const status = await send(product, call, { [name]: value }, TOKENS);
          sent += 1;
          if (status >= 500) failed.push(`${status} ${call.method} ${call.path} ${name}=${value}`);
        }
      }
    }
    await store.close();
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(1_000);
  });
});

it('a visitor is asked to sign in by the calls that are described so, and by no other', async () => {
  const store = await openSmallDataset();
  const product = await open(store);
  const wrong: string[] = [];
  for (const call of await describedCalls(product)) {
    const isForAccounts = call.security?.every((one) => 'bearer' in one) ?? false;
    const status = await send(product, call, {}, {});
    if ((status === 401) !== isForAccounts) wrong.push(`${status} ${call.method} ${call.path}`);
  }
  await store.close();
  expect(wrong).toEqual([]);
});
