import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { addAccount, changeAccount, countAttempt, findAccount, removeAccount } from './accounts.ts';
import { findChallenge, removeChallenge, storeChallenge } from './challenges.ts';
import { consumeCode, countCode, countCodeAttempt, storeCode } from './codes.ts';
import { findIdentityKey, storeIdentityKey } from './identityKeys.ts';
import { endSession, endSessions, findSession, hasSession, storeSession } from './sessions.ts';

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
    const counts = { bad_passwords: 0, last_bad: null, codes_sent: 0, codes_since: null };
    const stored = { ...ACCOUNT, ...counts, group_names: '[]' };
    expect(await findAccount(store, 'ANNE@example.CA')).toEqual(stored);
    expect(await findAccount(store, 'user-1')).toEqual(stored);
    expect(await findAccount(store, 'other@example.ca')).toBeUndefined();
  });

  it('have no code and no session after they are deleted, even during a sign-in', async () => {
    expect([await storeCode(store, CODE), await storeSession(store, SESSION, at(1))]).toEqual([true, true]);
    await removeAccount(store, 'user-1');
    expect([await storeCode(store, CODE), await storeSession(store, SESSION, at(1))]).toEqual([false, false]);
    const keeping = (hash: string) => [
      storeCode(store, CODE),
      storeSession(store, { ...SESSION, hash, origin: hash }, at(1)),
    ];
    await addAccount(store, ACCOUNT);
    await Promise.all([...keeping('s1'), removeAccount(store, 'user-1'), ...keeping('s2')]);
    expect(await findSession(store, 's1')).toBeUndefined();
  });

  it('are created once for each email, also by concurrent requests', async () => {
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
    await fillStore(store, smallDatasetListings().slice(0, 20));
    expect(await findAccount(store, 'user-1')).toMatchObject({ status: 'CONFIRMED', email_verified: 1 });
  });

  it('are deleted with their codes and sessions', async () => {
    await storeCode(store, CODE);
    await storeSession(store, SESSION, at(1));
    await removeAccount(store, 'user-1');
    expect(await findAccount(store, 'user-1')).toBeUndefined();
    expect(await findSession(store, 's1')).toBeUndefined();
    expect(await countCodeAttempt(store, CODE)).toBeUndefined();
  });

  it('count only the attempt that read them last', async () => {
    const known = { sub: 'user-1', bad_passwords: 0, last_bad: null };
    const count = { attempts: 1, at: at(2) };
    const counted = await Promise.all([1, 2, 3].map(() => countAttempt(store, known, count)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(await findAccount(store, 'user-1')).toMatchObject({ bad_passwords: 1, last_bad: at(2) });
    expect(
      await countAttempt(store, { ...known, bad_passwords: 1, last_bad: at(2) }, { attempts: 2, at: at(3) }),
    ).toBe(true);
  });

  it('get a limited number of codes in a period, also by concurrent requests', async () => {
    const sending = (from: string, now: string) =>
      Promise.all([1, 2, 3, 4].map(() => countCode(store, ACCOUNT, { from, now, maxCodes: 3 })));
    expect((await sending(at(1), at(2))).filter(Boolean)).toHaveLength(3);
    expect((await sending(at(1), at(2))).filter(Boolean)).toHaveLength(0);
    expect((await sending(at(2), at(3))).filter(Boolean), 'the next window').toHaveLength(3);
  });

  it('have one code per purpose, which counts attempts and is consumed once', async () => {
    await storeCode(store, CODE);
    await storeCode(store, { ...CODE, purpose: 'signUp', hash: 'other' });
    await Promise.all([1, 2, 3].map(() => countCodeAttempt(store, CODE)));
    expect(await countCodeAttempt(store, CODE)).toEqual({ ...CODE, attempts: 4 });
    await storeCode(store, { ...CODE, hash: 'h2' });
    expect(await consumeCode(store, CODE), 'the older one').toBe(false);
    const taken = await Promise.all([1, 2, 3].map(() => consumeCode(store, { ...CODE, hash: 'h2' })));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await countCodeAttempt(store, { sub: 'user-1', purpose: 'signUp' })).toMatchObject({
      hash: 'other',
    });
  });

  it('have sign-ins in progress, which end once, and are deleted when they expire or are too many', async () => {
    const challenge = (hash: string, expires: string) => ({ hash, sub: 'user-1', challenge: '{}', expires });
    const store3 = (hash: string, hour: number) =>
      storeChallenge(store, challenge(hash, at(hour)), { now: at(5), maxOpen: 3 });
    const known = async () =>
      (await store.database.selectFrom('account_challenge').select('hash').orderBy('hash').execute()).map(
        ({ hash }) => hash,
      );
    expect(await store3('c1', 6)).toBe(true);
    expect(await findChallenge(store, 'c1', at(5))).toEqual(challenge('c1', at(6)));
    expect(await findChallenge(store, 'c1', at(6)), 'expired').toBeUndefined();
    for (const hour of [7, 8, 9]) await store3(`c${hour}`, hour);
    expect(await known(), 'the newest three').toEqual(['c7', 'c8', 'c9']);
    const ended = await Promise.all([1, 2, 3].map(() => removeChallenge(store, 'c8')));
    expect(ended.filter(Boolean)).toHaveLength(1);
    await storeChallenge(store, challenge('d', at(20)), { now: at(7), maxOpen: 3 });
    expect(await known(), 'without the expired one').toEqual(['c9', 'd']);
    await removeAccount(store, 'user-1');
    expect(await known()).toEqual([]);
    expect(await store3('e', 9), 'of a deleted account').toBe(false);
  });

  it('have sessions that end one by one or together, and expired ones are deleted', async () => {
    await storeSession(store, SESSION, at(1));
    await storeSession(store, { ...SESSION, hash: 's2', origin: 'o2', expires: at(20) }, at(2));
    expect(await findSession(store, 's1')).toEqual(SESSION);
    expect(await hasSession(store, SESSION)).toBe(true);
    expect(await hasSession(store, { sub: 'user-2', origin: 'o1' })).toBe(false);
    await storeSession(store, { ...SESSION, hash: 's3', origin: 'o3', expires: at(20) }, at(9));
    expect(await hasSession(store, SESSION), 'ended by then').toBe(false);
    await endSession(store, 's2');
    expect(await findSession(store, 's2')).toBeUndefined();
    expect(await findSession(store, 's3')).toBeDefined();
    await endSessions(store, 'user-1');
    expect(await findSession(store, 's3')).toBeUndefined();
  });

  it('have a key, which is the first one stored', async () => {
    expect(await findIdentityKey(store)).toBeUndefined();
    await storeIdentityKey(store, { kid: 'b', jwk: '{}', created: at(2) });
    await storeIdentityKey(store, { kid: 'a', jwk: '{}', created: at(3) });
    expect(await findIdentityKey(store)).toMatchObject({ kid: 'b' });
  });
});
