import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

/** The chips over a search that follows them, as on a page. */
function renderChips(changes: Partial<Search>) {
  const onChange = vi.fn<(next: Search) => void>();
  function Page() {
    const [search, setSearch] = useState<Search>({ ...DEFAULT_SEARCH, ...changes });
    return (
      <ActiveFilters
        search={search}
        onChange={(next) => {
          onChange(next);
          setSearch(next);
        }}
      />
    );
  }
  return { onChange, ...renderPiece(<Page />) };
}

const chip = (filter: string) => screen.getByRole('button', { name: `Remove filter: ${filter}` });
const chips = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('each filter in use has a chip, and Clear all is the last', () => {
  renderChips({
    homeTypes: ['detached', 'condo-apt'],
    minBeds: 3,
    minBaths: 2,
    minSqft: 1250,
    keywords: 'heated pool',
    maxPrice: 900_000,
    activeDays: 7,
    showSold: true,
    soldDays: 90,
  });
  expect(screen.getByRole('group', { name: 'Filters in use' })).toBeVisible();
  expect(chips()).toEqual([
    'Detached',
    'Condo Apt',
    '3+ beds',
    '2+ baths',
    '1,250+ sqft',
    '“heated pool”',
    'Up to $900K',
    'Listed in the last 7 days',
    'Sold in the last 90 days',
    'Clear all',
  ]);
});

test('each fact of a home has a chip', () => {
  renderChips({
    minBeds: 1,
    exactBeds: true,
    minParkingSpaces: 2,
    minYearBuilt: 1990,
    maxYearBuilt: 2010,
    basement: 'apartment',
    minLotSizeSqft: 43_560,
    maxMaintenanceFee: 1000,
    priceCutDays: 30,
    virtualTour: true,
    pets: true,
  });
  expect(chips()).toEqual([
    '1 bed',
    '2+ parking spaces',
    'Built in 1990 or later',
    'Built in 2010 or earlier',
    'Basement apartment',
    'Lot of 1 acre or more',
    'Maintenance fee up to $1,000',
    'Price reduced in the last 30 days',
    'With a virtual tour',
    'Pets allowed',
    'Clear all',
  ]);
});

test('a press removes one filter, and the next chip has the focus', async () => {
  const { user, onChange } = renderChips({ homeTypes: ['detached', 'condo-apt'], minBeds: 3, page: 2 });
  chip('Detached').focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({ ...DEFAULT_SEARCH, homeTypes: ['condo-apt'], minBeds: 3 }),
  );
  expect(chip('Condo Apt')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chip('3+ beds')).toHaveFocus();
  expect(chips()).toEqual(['3+ beds', 'Clear all']);
});

test('the last chip but one leads to Clear all, and the last one leaves the focus in its place', async () => {
  const { user, onChange } = renderChips({ minBeds: 3, keywords: 'sauna' });
  await user.click(chip('“sauna”'));
  expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
  await user.click(chip('3+ beds'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(DEFAULT_SEARCH));
  expect(chips()).toEqual([]);
  expect(document.body).not.toHaveFocus();
});

test('Clear all resets the filters and keeps type, place and order', async () => {
  const unchanged: Partial<Search> = { state: 'Ontario', city: 'Toronto', sortBy: 'bedsDesc' };
  const { user, onChange } = renderChips({
    ...unchanged,
    minPrice: 500_000,
    minBeds: 2,
    homeTypes: ['detached'],
  });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, ...unchanged }));
  expect(chips()).toEqual([]);
});

test('Back before the next search is shown brings a removed chip back', async () => {
  const { user } = renderPiece(
    <ActiveFilters search={{ ...DEFAULT_SEARCH, minBeds: 3, keywords: 'sauna' }} onChange={() => {}} />,
  );
  await user.click(chip('3+ beds'));
  expect(chips()).toEqual(['“sauna”', 'Clear all']);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(chips()).toEqual(['3+ beds', '“sauna”', 'Clear all']);
});

test('sold homes alone are one filter', async () => {
  const { user, onChange } = renderChips({ showActive: false, showSold: true });
  await user.click(chip('Sold homes'));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(DEFAULT_SEARCH));
});
