import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { smallWorldListings } from '../../../tests/support/services/smallWorld.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { addAccount, changeAccount, countTry, findAccount, removeAccount } from './accounts.ts';
import { countCode, keepCode, takeCode, tryCode } from './codes.ts';
import { findIdentityKey, keepIdentityKey } from './identityKeys.ts';
import { endSession, endSessions, findSession, hasSession, keepSession } from './sessions.ts';

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;

const ACCOUNT = {
  sub: 'user-1',
  email: 'Anne@example.ca',
  email_key: 'anne@example.ca',
  email_verified: 0,
  status: 'UNCONFIRMED',
  attributes: '{"given_name":"Zoé"}',
  salt: 'ab',
  verifier: 'cd',
  created: at(1),
} as const;
const CODE = { sub: 'user-1', purpose: 'reset', hash: 'h1', expires: at(9), attempts: 0 } as const;
const SESSION = { hash: 's1', sub: 'user-1', origin: 'o1', auth_time: 1_795_000_000, expires: at(9) };

describe.each(storeDialects())('accounts on $name', (dialect) => {
  let store: Store;

  beforeEach(async () => {
    store = await dialect.open();
    await addAccount(store, ACCOUNT);
    return () => store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('are found by email in any case, and by sub', async () => {
    const stored = { ...ACCOUNT, bad_passwords: 0, last_bad: null, codes_sent: 0, codes_since: null };
    expect(await findAccount(store, 'ANNE@example.CA')).toEqual(stored);
    expect(await findAccount(store, 'user-1')).toEqual(stored);
    expect(await findAccount(store, 'other@example.ca')).toBeUndefined();
  });

  it('keep no code and no session once they are gone, as when they go during a sign-in', async () => {
    expect([await keepCode(store, CODE), await keepSession(store, SESSION, at(1))]).toEqual([true, true]);
    await removeAccount(store, 'user-1');
    expect([await keepCode(store, CODE), await keepSession(store, SESSION, at(1))]).toEqual([false, false]);
    const keeping = (hash: string) => [
      keepCode(store, CODE),
      keepSession(store, { ...SESSION, hash, origin: hash }, at(1)),
    ];
    await addAccount(store, ACCOUNT);
    await Promise.all([...keeping('s1'), removeAccount(store, 'user-1'), ...keeping('s2')]);
    expect(await findSession(store, 's1')).toBeUndefined();
  });

  it('are made once for each email, also by many at once', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => ({
      ...ACCOUNT,
      sub: `new-${index}`,
      email_key: 'new@example.ca',
    }));
    const made = await Promise.all(rows.map((row) => addAccount(store, row)));
    expect(made.filter((account) => account !== undefined)).toHaveLength(1);
  });

  it('change, and stay when the listings are generated again', async () => {
    await changeAccount(store, 'user-1', { status: 'CONFIRMED', email_verified: 1 });
    await fillStore(store, smallWorldListings().slice(0, 20));
    expect(await findAccount(store, 'user-1')).toMatchObject({ status: 'CONFIRMED', email_verified: 1 });
  });

  it('take codes and sessions along when they go', async () => {
    await keepCode(store, CODE);
    await keepSession(store, SESSION, at(1));
    await removeAccount(store, 'user-1');
    expect(await findAccount(store, 'user-1')).toBeUndefined();
    expect(await findSession(store, 's1')).toBeUndefined();
    expect(await tryCode(store, CODE)).toBeUndefined();
  });

  it('count an attempt only of the request that read them last', async () => {
    const known = { sub: 'user-1', bad_passwords: 0, last_bad: null };
    const count = { tries: 1, at: at(2) };
    const counted = await Promise.all([1, 2, 3].map(() => countTry(store, known, count)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(await findAccount(store, 'user-1')).toMatchObject({ bad_passwords: 1, last_bad: at(2) });
    expect(
      await countTry(store, { ...known, bad_passwords: 1, last_bad: at(2) }, { tries: 2, at: at(3) }),
    ).toBe(true);
  });

  it('are sent so many codes in a window, also by many at once', async () => {
    const sending = (from: string, now: string) =>
      Promise.all([1, 2, 3, 4].map(() => countCode(store, ACCOUNT, { from, now, mostCodes: 3 })));
    expect((await sending(at(1), at(2))).filter(Boolean)).toHaveLength(3);
    expect((await sending(at(1), at(2))).filter(Boolean)).toHaveLength(0);
    expect((await sending(at(2), at(3))).filter(Boolean), 'the next window').toHaveLength(3);
  });

  it('have one code for a purpose, which counts its tries and is taken once', async () => {
    await keepCode(store, CODE);
    await keepCode(store, { ...CODE, purpose: 'signUp', hash: 'other' });
    await Promise.all([1, 2, 3].map(() => tryCode(store, CODE)));
    expect(await tryCode(store, CODE)).toEqual({ ...CODE, attempts: 4 });
    await keepCode(store, { ...CODE, hash: 'h2' });
    expect(await takeCode(store, CODE), 'the older one').toBe(false);
    const taken = await Promise.all([1, 2, 3].map(() => takeCode(store, { ...CODE, hash: 'h2' })));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await tryCode(store, { sub: 'user-1', purpose: 'signUp' })).toMatchObject({ hash: 'other' });
  });

  it('have sessions that end one by one or all at once, and old ones are forgotten', async () => {
    await keepSession(store, SESSION, at(1));
    await keepSession(store, { ...SESSION, hash: 's2', origin: 'o2', expires: at(20) }, at(2));
    expect(await findSession(store, 's1')).toEqual(SESSION);
    expect(await hasSession(store, SESSION)).toBe(true);
    expect(await hasSession(store, { sub: 'user-2', origin: 'o1' })).toBe(false);
    await keepSession(store, { ...SESSION, hash: 's3', origin: 'o3', expires: at(20) }, at(9));
    expect(await hasSession(store, SESSION), 'ended by then').toBe(false);
    await endSession(store, 's2');
    expect(await findSession(store, 's2')).toBeUndefined();
    expect(await findSession(store, 's3')).toBeDefined();
    await endSessions(store, 'user-1');
    expect(await findSession(store, 's3')).toBeUndefined();
  });

  it('have a key, the first of them', async () => {
    expect(await findIdentityKey(store)).toBeUndefined();
    await keepIdentityKey(store, { kid: 'b', jwk: '{}', created: at(2) });
    await keepIdentityKey(store, { kid: 'a', jwk: '{}', created: at(3) });
    expect(await findIdentityKey(store)).toMatchObject({ kid: 'b' });
  });
});
