import { expect, test } from 'vitest';
import { DEFAULT_VIEW, type InboxView, parseView, printView, queryOf } from './inboxQuery.ts';

const CASES: readonly [string, Partial<InboxView>][] = [
  ['', {}],
  ['?state=all', { state: 'all' }],
  ['?state=answered', { state: 'answered' }],
  ['?owner=me', { owner: 'me' }],
  ['?kind=viewing', { kind: 'viewing' }],
  ['?opened=no', { isUnopened: true }],
  ['?search=C%C3%B4t%C3%A9+King', { search: 'Côté King' }],
  ['?sort=action', { sort: 'action' }],
  ['?page=3', { page: 3 }],
  [
    '?state=inWork&owner=none&kind=general&search=a&sort=oldest&page=2',
    {
      state: 'inWork',
      owner: 'none',
      kind: 'general',
      search: 'a',
      sort: 'oldest',
      page: 2,
    },
  ],
];

test.each(CASES)('"%s" is read and printed', (address, changes) => {
  const view = { ...DEFAULT_VIEW, ...changes };
  expect(parseView(new URLSearchParams(address))).toEqual(view);
  expect(printView(view)).toBe(address);
});

test.each([
  '?state=lost',
  '?kind=tour',
  '?sort=price',
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=x',
  '?opened=yes',
])('"%s" is the default view', (address) => {
  expect(parseView(new URLSearchParams(address))).toEqual(DEFAULT_VIEW);
});

test('the call leaves out filters that are off', () => {
  expect(queryOf({ ...DEFAULT_VIEW, state: 'all', search: '  ' })).toEqual({ sort: 'newest', page: 1 });
  expect(queryOf({ ...DEFAULT_VIEW, owner: 'me', isUnopened: true })).toEqual({
    state: 'new',
    owner: 'me',
    opened: 'no',
    sort: 'newest',
    page: 1,
  });
});
