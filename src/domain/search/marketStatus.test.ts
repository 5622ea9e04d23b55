import { describe, expect, it } from 'vitest';
import {
  ACTIVE_DAYS,
  daysBefore,
  marketOf,
  SOLD_DAYS,
  statusParameters,
  withActiveDays,
  withMarket,
  withSoldDays,
} from './marketStatus.ts';
import { DEFAULT_SEARCH, type Search } from './search.ts';

const search = (change: Partial<Search>): Search => ({ ...DEFAULT_SEARCH, page: 3, ...change });
type Market = Pick<Search, 'showActive' | 'activeDays' | 'showSold' | 'soldDays'>;
const marketOfSearch = ({ showActive, activeDays, showSold, soldDays }: Search): Market => ({
  showActive,
  activeDays,
  showSold,
  soldDays,
});
const BOTH = { showActive: true, activeDays: 7, showSold: true, soldDays: 90 };
const ACTIVE = { showActive: true, activeDays: 7, showSold: false, soldDays: 0 };
const SOLD = { showActive: false, activeDays: 0, showSold: true, soldDays: 90 };

describe('the shown parts of the market', () => {
  it.each<[string, (from: Search) => Search, Partial<Search>, Market]>([
    ['sold ones alone', (from) => withMarket(from, 'sold'), BOTH, SOLD],
    ['active ones in addition', (from) => withMarket(from, 'both'), SOLD, { ...BOTH, activeDays: 0 }],
    ['active ones alone', (from) => withMarket(from, 'active'), BOTH, ACTIVE],
    ['sold ones in addition', (from) => withMarket(from, 'both'), ACTIVE, { ...BOTH, soldDays: 0 }],
    [
      'sold ones in place of active ones',
      (from) => withMarket(from, 'sold'),
      ACTIVE,
      { ...SOLD, soldDays: 0 },
    ],
    ['the same ones', (from) => withMarket(from, 'both'), BOTH, BOTH],
    ['choosing days of active ones shows them', (from) => withActiveDays(from, 7), SOLD, BOTH],
    ['choosing days of sold ones shows them', (from) => withSoldDays(from, 90), ACTIVE, BOTH],
    ['All days', (from) => withSoldDays(from, 0), BOTH, { ...BOTH, soldDays: 0 }],
  ])('%s', (_name, change, from, expected) => {
    const next = change(search(from));
    expect(marketOfSearch(next)).toEqual(expected);
    expect(next.page).toBe(1);
  });

  it.each([
    ['active', ACTIVE],
    ['sold', SOLD],
    ['both', BOTH],
  ])('are named %s', (name, shown) => {
    expect(marketOf(search(shown))).toBe(name);
  });

  it.each<[Partial<Search>, ReturnType<typeof statusParameters>]>([
    [ACTIVE, { status: ['A'], lastStatus: ['New', 'Pc', 'Ext', 'Cs', 'Dft'] }],
    [
      { ...ACTIVE, type: 'lease' },
      { status: ['A'], lastStatus: ['New', 'Pc', 'Ext', 'Cs', 'Dft'] },
    ],
    [SOLD, { status: ['U'], lastStatus: ['Sld', 'Sce', 'Sc'] }],
    [
      { ...SOLD, type: 'lease' },
      { status: ['U'], lastStatus: ['Lsd', 'Lce', 'Lc'] },
    ],
    [BOTH, { status: ['A', 'U'], lastStatus: ['New', 'Pc', 'Ext', 'Cs', 'Sld', 'Sce', 'Sc'] }],
  ])('for %j selects %j', (from, expected) => {
    expect(statusParameters(search(from))).toEqual(expected);
  });
});

describe('days on the market', () => {
  it('has the choices of requirement K10', () => {
    expect(ACTIVE_DAYS).toEqual([0, 1, 3, 7, 14, 30, 90]);
    expect(SOLD_DAYS).toEqual([0, 1, 3, 7, 30, 90, 180, 360, 720, 1080, 1440, 1800, 2160, 2520]);
  });

  it.each([
    [0, '2026-11-21T12:00:00Z', '2026-11-21'],
    [7, '2026-11-21T12:00:00Z', '2026-11-14'],
    // Late evening in Toronto is already the next day in UTC.
    [1, '2026-11-21T03:00:00Z', '2026-11-19'],
    [360, '2024-03-01T12:00:00Z', '2023-03-07'],
  ])('%d days before %s is %s', (days, now, expected) => {
    expect(daysBefore(days, new Date(now))).toBe(expected);
  });
});
