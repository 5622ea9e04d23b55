import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEMO_ACCOUNTS } from '#demo/accounts/demoAccounts.ts';
import { startIdentity } from '#demo/identity/startIdentity.ts';
import { removeAccount } from '#demo/identity/store/accounts.ts';
import { makeDemoServices } from '#demo/services.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { visitorOnly } from '#server/http/session.ts';
import { makeServices } from '#server/start/makeServices.ts';
import type { Store } from '#server/store/store.ts';
import { movedClock } from '#tests/support/identity/testIdentity.ts';
import { makeSmallCountryMap } from '#tests/support/services/smallCountryMap.ts';
import { SMALL_DATASET_CITIES, SMALL_DATASET_NEIGHBOURHOODS } from '#tests/support/services/smallDataset.ts';
import { openEmptyStore } from '#tests/support/services/testStores.ts';

const root = join(resolve('/'), 'product');
const COGNITO = { COGNITO_POOL_ID: 'ca-central-1_AbC123', COGNITO_CLIENT_ID: 'client1' };
const ROUTES: [string, RequestInit][] = [
  [
    '/idp/',
    { method: 'POST', headers: { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.SignUp' }, body: '{}' },
  ],
  ['/idp/outbox', {}],
  ['/idp/ca-central-1_local/.well-known/jwks.json', {}],
];

async function emptyStore(): Promise<Store> {
  const store = await openEmptyStore();
  onTestFinished(() => store.close());
  return store;
}

async function started(environment: Record<string, string>, store: Store) {
  const clock = movedClock();
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const { identity: settings, port, rateLimit } = readConfiguration(environment, root);
  const identity =
    settings.kind === 'local'
      ? await startIdentity({ ...settings, port, rateLimit, store, clock, log })
      : undefined;
  const demo = makeDemoServices({
    store,
    clock,
    geography: makeSmallCountryMap(SMALL_DATASET_CITIES, SMALL_DATASET_NEIGHBOURHOODS),
    ...(identity ? { identity: identity.options } : {}),
  });
  const sessionOf = identity?.sessionOf ?? visitorOnly;
  const services = makeServices({ store, clock, sessionOf, demo, version: '0.0.0-test' });
  const statuses = () =>
    Promise.all(
      ROUTES.map(async ([path, init]) => {
        const answer = await services.fetch(new Request(`http://localhost${path}`, init));
        return answer.status;
      }),
    );
  return { logged, statuses, identity, sessionOf };
}

describe('on a machine of the demonstration', () => {
  it('there are an identity service, an outbox and demo accounts, logged once', async () => {
    const store = await emptyStore();
    const first = await started({}, store);
    expect(await first.statuses()).toEqual([400, 200, 200]);
    for (const { email } of DEMO_ACCOUNTS) expect(first.logged.join('\n')).toContain(email);
    const removedId = DEMO_ACCOUNTS[0]?.sub ?? '';
    await removeAccount(store, removedId);
    const second = await started({}, store);
    expect(second.logged).toEqual([]);
    expect(second.identity?.options.key, 'the key stays').toEqual(first.identity?.options.key);
    const accounts = await store.database.selectFrom('account').select('sub').execute();
    expect(accounts.map(({ sub }) => sub)).not.toContain(removedId);
  });

  it('there are none of them if a pool of Cognito is configured', async () => {
    const store = await emptyStore();
    const { logged, statuses } = await started(COGNITO, store);
    expect([logged, await statuses()]).toEqual([[], [404, 404, 404]]);
  });
});

describe.each(['staging', 'production'])('in stage %s', (STAGE) => {
  it('there is no identity service, no outbox and no demo account', async () => {
    const store = await emptyStore();
    const { logged, statuses, sessionOf } = await started({ STAGE, ...COGNITO }, store);
    expect([logged, await statuses()]).toEqual([[], [404, 404, 404]]);
    expect(await store.database.selectFrom('account').select('sub').execute()).toEqual([]);
    expect(await store.database.selectFrom('identity_key').select('kid').execute()).toEqual([]);
    expect(await sessionOf(new Request('http://localhost/'))).toEqual({ kind: 'visitor' });
  });
});
