import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { answerWith, renderWithStore } from '#tests/support/renderWithStore.tsx';
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
  return { onChange, ...renderWithStore(<Page />) };
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
    minGrossYield: 5,
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
    'Gross yield of 5% or more',
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

test('the last chip but one leads to Clear all, and the last one to the filter bar', async () => {
  const { user, onChange } = renderChips({ minBeds: 3, keywords: 'sauna' });
  const bar = Object.assign(document.createElement('section'), {
    innerHTML: '<button aria-haspopup="dialog">Price</button>',
  });
  bar.dataset['filterBar'] = '';
  document.body.prepend(bar);
  onTestFinished(() => bar.remove());
  await user.click(chip('“sauna”'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus());
  await user.click(chip('3+ beds'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(DEFAULT_SEARCH));
  await waitFor(() => expect(bar.firstElementChild).toHaveFocus());
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
  const { user } = renderWithStore(
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

test('a commute has a chip that changes it, and a button that removes it', async () => {
  const commute = { mode: 'transit', minutes: 30, at: '08:30', label: 'Union Station' } as const;
  const first: Search['commutes'][number] = { ...commute, to: { latitude: 43.6453, longitude: -79.3806 } };
  const second: Search['commutes'][number] = { ...first, mode: 'walk', label: '' };
  const { user, onChange } = renderChips({ minBeds: 3, commutes: [first, second] });
  expect(chips().filter(Boolean)).toEqual([
    '30 min by transit to Union Station',
    '30 min on foot to this point',
    '3+ beds',
    'Clear all',
  ]);
  await user.click(chip('30 min on foot to this point'));
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({ ...DEFAULT_SEARCH, minBeds: 3, commutes: [first] }),
  );
  expect(chip('3+ beds')).toHaveFocus();
  answerWith(async ({ url }) =>
    url.includes('/reach/modes') ? Response.json({ modes: ['drive', 'transit'] }) : undefined,
  );
  await user.click(screen.getByRole('button', { name: 'Change filter: 30 min by transit to Union Station' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search by commute' }));
  expect(dialog.getByRole('combobox', { name: 'Address or place' })).toHaveValue('Union Station');
  // Bikes and walks are not offered there.
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(2));
  await user.click(dialog.getByRole('radio', { name: 'Car' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'At most' }), '45 min');
  await user.click(dialog.getByRole('button', { name: 'Show homes' }));
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({
      ...DEFAULT_SEARCH,
      minBeds: 3,
      commutes: [{ ...first, mode: 'drive', minutes: 45 }],
    }),
  );
});
