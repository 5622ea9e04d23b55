import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
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
  expect(screen.getByText('MLS® C1000001 · 12 days on market')).toBeVisible();
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

test('badges are beside the status, and the link names them', () => {
  renderWithStore(<ListingCard listing={createMockListing({ originalPrice: 899_000, daysOnMarket: 0 })} />);
  expect(screen.getByText('For Sale')).toBeVisible();
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.getByText('Price cut $50,000')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAccessibleName(/, For Sale, New, Price cut \$50,000$/);
});

test('a badge is white with a line, unlike a picture that is loading', () => {
  renderWithStore(<ListingCard listing={createMockListing({ daysOnMarket: 0 })} />);
  const { backgroundColor, borderTopStyle } = getComputedStyle(screen.getByText('New'));
  expect([backgroundColor, borderTopStyle]).toEqual(['rgb(255, 255, 255)', 'solid']);
});

test.each([
  ['en', 'Open Sat, 2:00–4:00 p.m.'],
  ['fr', 'Visite libre sam., 14 h 00 – 16 h 00'],
] as const)(
  'an open house is announced with its weekday and hours by the clock of the home (%s)',
  async (language, text) => {
    await changeLanguage(language);
    onTestFinished(() => changeLanguage('en'));
    vi.useFakeTimers({ now: new Date('2026-11-24T12:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const plain = (shown: string) => shown.replace(/[\u00a0\u2009\u202f]/g, ' ');
    // St. John's, Toronto, Vancouver.
    for (const offset of ['-03:30', '-05:00', '-07:00']) {
      const openHouses = [{ start: `2026-11-28T14:00${offset}`, end: `2026-11-28T16:00${offset}` }];
      const { unmount } = renderWithStore(<ListingCard listing={createMockListing({ openHouses })} />);
      expect(screen.getByText((shown) => plain(shown) === text)).toBeVisible();
      unmount();
    }
  },
);

test('a virtual tour and a sale over the asking price have a badge', () => {
  const { unmount } = renderWithStore(
    <ListingCard
      listing={createMockListing({ details: { ...details, virtualTourUrl: 'https://tour.example/1' } })}
    />,
  );
  expect(screen.getByText('3D tour')).toBeVisible();
  unmount();
  renderWithStore(<ListingCard listing={createMockListing({ lastStatus: 'Sld', soldPrice: 1_000_000 })} />);
  expect(screen.getByText('18% over asking')).toBeVisible();
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

test('land is named in French on a French card', async () => {
  await changeLanguage('fr');
  onTestFinished(() => changeLanguage('en'));
  const land = { ...details, beds: 0, baths: 0, sqft: '', propertyType: 'Vacant Land' };
  renderWithStore(<ListingCard listing={createMockListing({ details: land })} />);
  expect(screen.getByText('Terrain vacant')).toBeVisible();
});

test.each([
  [0, 'MLS® C1000001 · Listed today'],
  [1, 'MLS® C1000001 · 1 day on market'],
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

test('a restricted home is a row with its kind and place, how to log in, and nothing else of the home', () => {
  // The listing has all its data here, as if the service had not scrubbed it: the row itself shows none of it.
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
  expect(screen.getByText('Residential · The Annex, Toronto')).toBeVisible();
  for (const value of ['849', 'Queen', '1,100', 'c1000001-1', 'Third Rail', '3 bd']) {
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
