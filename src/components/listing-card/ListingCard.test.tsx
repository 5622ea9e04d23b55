import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { ListingCard } from './ListingCard.tsx';

const { details, address } = createMockListing();

test('a card is one link to its listing, named by the home’s facts', () => {
  renderWithStore(<ListingCard listing={createMockListing()} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName(
    '33 Queen Street W, The Annex, Toronto, $849,000, 3 bd, 2 ba, 1,100–1,500 sqft, For Sale',
  );
  expect(link).toHaveAttribute(
    'href',
    '/detail/Ontario/Toronto/The-Annex/33-queen-street-w-m6j1a1/C1000001/2',
  );
  expect(screen.getByText('$849,000')).toBeVisible();
  expect(screen.getByText('3 bd · 2 ba · 1,100–1,500 sqft')).toBeVisible();
  expect(screen.getByText('The Annex, Toronto')).toBeVisible();
  expect(screen.getByText('MLS® C1000001 · 12 days')).toBeVisible();
  expect(screen.getByText('Third Rail Realty Inc., Brokerage')).toBeVisible();
});

test('a sold card shows the sold price, the list price struck through, and the day', () => {
  renderWithStore(
    <ListingCard
      listing={createMockListing({
        lastStatus: 'Sld',
        soldPrice: 870_000,
        soldDate: '2026-11-03T17:00:00.000Z',
        originalPrice: 899_000,
      })}
    />,
  );
  expect(screen.getByText('Sold')).toBeVisible();
  expect(screen.getByText('$870,000')).toBeVisible();
  expect(screen.getByText('$849,000').closest('s')).not.toBeNull();
  expect(screen.getByText(/Sold Nov 3, 2026/)).toBeVisible();
  expect(screen.queryByText(/reduced/)).not.toBeInTheDocument();
});

test('a lease is priced by the month', () => {
  renderWithStore(
    <ListingCard listing={createMockListing({ type: 'lease', listPrice: 2650, originalPrice: 2650 })} />,
  );
  expect(screen.getByText('$2,650 /mo')).toBeVisible();
  expect(screen.getByText('For Lease')).toBeVisible();
});

test('a lease by the week is priced by the week', () => {
  const weekly = { ...details, facts: [{ name: 'leaseTerms', value: 'Weekly' } as const] };
  renderWithStore(
    <ListingCard listing={createMockListing({ type: 'lease', listPrice: 1450, details: weekly })} />,
  );
  expect(screen.getByText('$1,450 /week')).toBeVisible();
  expect(screen.queryByText(/\/mo/)).not.toBeInTheDocument();
});

test.each([
  [899_000, 'Price reduced by $50,000'],
  [829_000, 'Price raised by $20,000'],
])('a price that was %i is shown with its change', (originalPrice, text) => {
  renderWithStore(<ListingCard listing={createMockListing({ originalPrice })} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  [{ beds: 3, bedsPlus: 1 }, '3+1 bd · 2 ba · 1,100–1,500 sqft'],
  [{ beds: 0 }, 'Studio · 2 ba · 1,100–1,500 sqft'],
  [{ beds: null, baths: null }, '1,100–1,500 sqft'],
  [{ sqft: '', baths: 0 }, '3 bd'],
  [{ beds: 0, baths: 0, sqft: '', propertyType: 'Vacant Land' }, 'Vacant Land'],
])('%o shows only the known facts', (known, text) => {
  renderWithStore(<ListingCard listing={createMockListing({ details: { ...details, ...known } })} />);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  [0, 'MLS® C1000001 · Listed today'],
  [1, 'MLS® C1000001 · 1 day'],
  [null, 'MLS® C1000001'],
])('%s days on the market read %s', (daysOnMarket, text) => {
  renderWithStore(<ListingCard listing={createMockListing({ daysOnMarket })} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('an unknown status is shown by its code', () => {
  renderWithStore(<ListingCard listing={createMockListing({ lastStatus: 'Xyz' })} />);
  expect(screen.getByText('Xyz')).toBeVisible();
  expect(screen.queryByText('For Sale')).not.toBeInTheDocument();
});

test.each(['card', 'overlay'] as const)(
  'a %s has the whole address, which only its width may cut',
  (variant) => {
    const long = { ...address, streetName: 'Saint-Barthélemy-des-Prés', streetSuffix: 'Boulevard' };
    renderWithStore(<ListingCard variant={variant} listing={createMockListing({ address: long })} />);
    expect(screen.getByText('33 Saint-Barthélemy-des-Prés Boulevard W')).toBeVisible();
  },
);

test('a restricted card shows how to log in and nothing of the home', () => {
  // The listing has all its data here, as if the service had not scrubbed it: the card itself shows none of it.
  const { container } = renderWithStore(<ListingCard listing={createMockListing({ restricted: true })} />);
  const redirect = '?redirect=%2Fdetail%2FC1000001%2F2&intent=seeHome';
  expect(screen.getByRole('link', { name: 'LOG IN TO VIEW' })).toHaveAttribute(
    'href',
    `/auth/login${redirect}`,
  );
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    `/auth/new-account${redirect}`,
  );
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/auth/login${redirect}`);
  expect(screen.getByText('For Sale')).toBeVisible();
  for (const value of ['849', 'Queen', 'Annex', 'Toronto', '1,100', 'c1000001-1', 'Third Rail']) {
    expect(container.innerHTML).not.toContain(value);
  }
});

test.each([
  ['sale', 'New', 'For Sale'],
  ['sale', 'Ext', 'For Sale'],
  ['sale', 'Sc', 'Sold Conditional'],
  ['sale', 'Sld', 'Sold'],
  ['lease', 'New', 'For Lease'],
  ['lease', 'Lc', 'Leased Conditional'],
  ['lease', 'Lsd', 'Leased'],
] as const)('a restricted %s of status %s says %s', (type, lastStatus, word) => {
  renderWithStore(<ListingCard listing={createMockListing({ restricted: true, type, lastStatus })} />);
  expect(screen.getByText(word)).toBeVisible();
});

test('onHighlight is called when the pointer enters and leaves a card', async () => {
  const onHighlight = vi.fn();
  const { user } = renderWithStore(<ListingCard listing={createMockListing()} onHighlight={onHighlight} />);
  await user.hover(screen.getByText('$849,000'));
  expect(onHighlight).toHaveBeenLastCalledWith(true);
  await user.unhover(screen.getByText('$849,000'));
  expect(onHighlight).toHaveBeenLastCalledWith(false);
});
