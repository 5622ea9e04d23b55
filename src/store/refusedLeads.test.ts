import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadOutbox, type StoredLead } from '#platform/storage/leadOutbox.ts';
import { makeStore } from './makeStore.ts';
import { selectNotifications } from './notificationsSlice.ts';
import { findRefusedLeads, removeLeadsOf, showRefusedLeads } from './refusedLeads.ts';
import {
  type SessionState,
  sessionEnded,
  sessionReducer,
  sessionRequested,
  sessionStarted,
  sessionUnconfirmed,
  startSession,
} from './sessionSlice.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  // There is no identity provider to ask.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await leadOutbox.close();
});

const ADA = { givenName: 'Ada', familyName: 'Byron', email: 'ada@example.ca' };
const OTHER = { ...ADA, email: 'other@example.ca' };

const put = (facts: Partial<StoredLead>, email = 'Ada@example.ca') =>
  leadOutbox.put({ key: 'a', body: JSON.stringify({ user: { email } }), keptAt: 1, refused: [], ...facts });

describe('a refused lead', () => {
  const sessions = {
    'a visitor': [sessionEnded('absent')],
    'the same customer': [sessionStarted(ADA)],
    'another customer': [sessionStarted(OTHER)],
    'another customer after the first': [sessionStarted(ADA), sessionStarted(OTHER)],
    'a visitor after the customer': [sessionStarted(ADA), sessionEnded('signedOut')],
    'a customer who is being asked for': [sessionRequested()],
    'a customer who cannot be confirmed': [sessionUnconfirmed()],
  } as const;

  test.each<[string, Partial<StoredLead>, (keyof typeof sessions)[]]>([
    [
      'without an account is shown to a visitor, and to the customer with its email',
      { owner: undefined },
      ['a visitor', 'the same customer', 'a visitor after the customer'],
    ],
    ['of an account is shown in that account only', { owner: ADA.email }, ['the same customer']],
    [
      'of an account that was not confirmed is shown to the customer with its email',
      { owner: '' },
      ['the same customer'],
    ],
    [
      'that an older version stored with its customer is shown in that account only',
      { context: 'page=%2F&customer=ada%40example.ca' },
      ['the same customer'],
    ],
    ['that an older version stored alone is shown to the customer with its email', {}, ['the same customer']],
    ['that still waits is not shown', { owner: undefined, refused: undefined }, []],
  ])('%s', async (_name, facts, shownTo) => {
    await put(facts);
    const seen: string[] = [];
    for (const [name, actions] of Object.entries(sessions)) {
      // A store that takes the actions would ask the identity provider.
      const store = makeStore({ session: [...actions].reduce<SessionState>(sessionReducer, startSession()) });
      if ((await store.dispatch(findRefusedLeads())).length > 0) seen.push(name);
    }
    expect(seen).toEqual(shownTo);
  });

  test('has a notice until it is sent or discarded', async () => {
    await put({ owner: undefined });
    const { dispatch, getState } = makeStore();
    const notices = () => selectNotifications(getState()).map(({ notice }) => notice);
    await dispatch(showRefusedLeads());
    expect(notices()).toEqual(['leadRefused']);
    await leadOutbox.remove('a');
    await dispatch(showRefusedLeads());
    expect(notices()).toEqual([]);
  });

  test('goes with the account in which it was written, as one that waits; the others stay', async () => {
    await put({ key: 'refused', owner: ADA.email });
    await put({ key: 'waits', owner: ADA.email, refused: undefined });
    await put({ key: 'visitor' });
    await put({ key: 'other', owner: OTHER.email });
    await removeLeadsOf('ADA@example.ca');
    expect((await leadOutbox.all()).map(({ key }) => key)).toEqual(['other', 'visitor']);
  });
});
