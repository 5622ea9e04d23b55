import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_SEARCH, withType } from '#domain/search/search.ts';
import { renderFilterBar } from '#tests/support/renderFilterBar.tsx';

const LEASE = withType(DEFAULT_SEARCH, 'lease');

const OPENERS: Record<string, () => HTMLElement> = {
  'More filters': () => screen.getByRole('button', { name: 'More filters' }),
  'the drawer': () => screen.getByText('Filters', { selector: 'button' }),
};

test.each(Object.entries(OPENERS))(
  'facts of a home are chosen in %s, with a count before',
  async (_, opener) => {
    const { counted, onChange, user } = renderFilterBar();
    await user.click(opener());
    const dialog = within(await screen.findByRole('dialog'));
    const parking = within(await dialog.findByRole('group', { name: 'Parking spaces' }));
    await user.click(parking.getByRole('radio', { name: '2+' }));
    const choose = (label: string, option: string) =>
      user.selectOptions(dialog.getByRole('combobox', { name: label }), option);
    await choose('Year built, from', '1990');
    await choose('Year built, to', '2010');
    await choose('Basement', 'Finished basement');
    await choose('Lot size, at least', '½ acre');
    await choose('Maintenance fee per month, at most', '$800');
    await choose('Price reduced', 'Price reduced in the last 7 days');
    await user.click(dialog.getByRole('switch', { name: 'With a virtual tour' }));
    await user.click(dialog.getByRole('switch', { name: 'Pets allowed' }));
    expect(dialog.queryByRole('switch', { name: 'Furnished' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(counted.at(-1)).toMatchObject({
        minParkingSpaces: 2,
        minYearBuilt: 1990,
        maxYearBuilt: 2010,
        basement: 'finished',
        minLotSizeSqft: 21_780,
        maxMaintenanceFee: 800,
        lastPriceChangeType: 'decrease',
        minPriceChangeDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        virtualTour: true,
        pets: true,
      }),
    );
    expect(counted.at(-1)).not.toHaveProperty('priceCutDays');
    expect(onChange).not.toHaveBeenCalled();
    await user.click(await dialog.findByRole('button', { name: /^Show \d/ }));
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledExactlyOnceWith({
        ...DEFAULT_SEARCH,
        minParkingSpaces: 2,
        minYearBuilt: 1990,
        maxYearBuilt: 2010,
        basement: 'finished',
        minLotSizeSqft: 21_780,
        maxMaintenanceFee: 800,
        priceCutDays: 7,
        virtualTour: true,
        pets: true,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^More filters\s· 9$/ })).toBeVisible();
  },
);

test('customers choose a gross yield of homes for sale', async () => {
  const { onChange, user } = renderFilterBar(DEFAULT_SEARCH, [], 'active');
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const dialog = within(await screen.findByRole('dialog'));
  const label = 'Gross yield by estimated rent, at least';
  await user.selectOptions(await dialog.findByRole('combobox', { name: label }), 'Gross yield of 5% or more');
  await user.click(dialog.getByRole('button', { name: /^Show/ }));
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, minGrossYield: 5 }),
  );
});

test.each([
  ['a visitor', DEFAULT_SEARCH, 'inactive', 0],
  ['a visitor with a yield in the address', { ...DEFAULT_SEARCH, minGrossYield: 5 }, 'inactive', 1],
  ['a customer who rents', LEASE, 'active', 0],
] as const)('%s sees so many lists of yields', async (_title, search, session, lists) => {
  const { user } = renderFilterBar(search, [], session);
  await user.click(screen.getByRole('button', { name: /^More filters/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('combobox', { name: 'Basement' });
  expect(dialog.queryAllByRole('combobox', { name: /^Gross yield/ })).toHaveLength(lists);
});

test('a home for lease can be furnished, and has no maintenance fee', async () => {
  const { onChange, user } = renderFilterBar(LEASE);
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('switch', { name: 'Furnished' }));
  expect(dialog.queryByRole('combobox', { name: /Maintenance fee/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...LEASE, furnished: true }));
});

test('the two years are the ends of a range, and keep a year of the address', async () => {
  const { user } = renderFilterBar({ ...DEFAULT_SEARCH, minYearBuilt: 1987 });
  await user.click(screen.getByRole('button', { name: /^More filters/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const from = await dialog.findByRole('combobox', { name: 'Year built, from' });
  expect(from).toHaveDisplayValue('1987');
  const to = within(dialog.getByRole('combobox', { name: 'Year built, to' }));
  const years = to.getAllByRole('option').map(({ textContent }) => textContent);
  expect(years.slice(0, 2)).toEqual(['Any', '1990']);
});

test('the number of beds can be exact', async () => {
  const { counted, onChange, user } = renderFilterBar();
  await user.click(screen.getByRole('button', { name: 'Beds & Baths' }));
  const dialog = within(await screen.findByRole('dialog'));
  const beds = within(await dialog.findByRole('group', { name: 'Beds' }));
  const exact = dialog.getByRole('switch', { name: 'Exact number of beds' });
  expect(exact).toBeDisabled();
  await user.click(beds.getByRole('radio', { name: '3+' }));
  await user.click(exact);
  expect(beds.getByRole('radio', { name: '3' })).toBeChecked();
  await waitFor(() => expect(counted.at(-1)).toMatchObject({ minBeds: 3, maxBeds: 3 }));
  await user.click(beds.getByRole('radio', { name: 'Any' }));
  expect(exact).not.toBeChecked();
  await user.click(beds.getByRole('radio', { name: '2+' }));
  await user.click(exact);
  await user.click(dialog.getByRole('button', { name: /^Show/ }));
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, minBeds: 2, exactBeds: true }),
  );
  expect(await screen.findByRole('button', { name: 'Beds & Baths: 2 beds' })).toBeVisible();
});
