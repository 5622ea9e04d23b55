import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireAmenitySource } from '#api/realty/amenityContract.ts';
import { brand } from '#config/brand.ts';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { answerWith, renderWithStore } from '#tests/support/renderWithStore.tsx';
import { PrintLayer } from './PrintLayer.tsx';

const listing = createMockListing({
  annualTaxes: 4200,
  taxYear: 2026,
  details: { ...createMockListing().details, description: 'A bright brick house.' },
});

const [AGENT] = DEMO_TEAM;

const SOURCE = {
  key: 'city',
  name: 'City places',
  attribution: 'City of Toronto',
  nameFr: null,
  attributionFr: null,
  url: null,
  asOf: '2026-11-01',
} satisfies WireAmenitySource;

const PLACES = [
  { kind: 'school', name: 'Maple School', level: 'elementary', metres: 300 },
  { kind: 'park', name: 'Elm Park', level: null, metres: 9000 },
].map((place, at) => ({
  id: `city/${at}`,
  latitude: 43.65,
  longitude: -79.4,
  board: null,
  rating: null,
  lines: [],
  source: SOURCE.key,
  ...place,
}));

/** The page with its sheet loaded: the visitor has moved. */
async function openLayer(printed = listing) {
  const print = Object.assign(new EventTarget(), { matches: false, media: 'print' });
  const others = window.matchMedia;
  window.matchMedia = (query) => (query === 'print' ? (print as unknown as MediaQueryList) : others(query)); // only the used members
  answerWith(({ url }) =>
    Response.json(
      url.includes('/amenities/') ? { amenities: PLACES, sources: [SOURCE] } : { agents: [AGENT] },
    ),
  );
  renderWithStore(<PrintLayer listing={printed} />);
  await act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control' }));
    await import('./PrintSheet.tsx');
  });
  const dispatchPrint = (event: Event) => act(() => void print.dispatchEvent(event));
  return {
    media: (matches: boolean) => dispatchPrint(Object.assign(new Event('change'), { matches })),
  };
}
const sheet = () => screen.queryByTestId('print-sheet');
const happen = (name: string) => act(() => void window.dispatchEvent(new Event(name)));

test('the sheet is in the page only while it is printed', async () => {
  const { media } = await openLayer();
  expect(sheet()).not.toBeInTheDocument();
  // Without act, as in a browser: it renders the print as soon as the event is over.
  window.dispatchEvent(new Event('beforeprint'));
  expect(sheet()).toBeInTheDocument();
  happen('afterprint');
  expect(sheet()).not.toBeInTheDocument();
  media(true);
  expect(sheet()).toBeInTheDocument();
  media(false);
  expect(sheet()).not.toBeInTheDocument();
});

test('the sheet stays for a second print, while the end of the first one is reported late', async () => {
  const { media } = await openLayer();
  happen('beforeprint');
  happen('afterprint');
  happen('beforeprint');
  media(false);
  expect(sheet()).toBeInTheDocument();
  happen('afterprint');
  expect(sheet()).not.toBeInTheDocument();
});

test('it shows the home, its address for more details, and the agent to call', async () => {
  await openLayer();
  happen('beforeprint');
  const paper = within(screen.getByTestId('print-sheet'));
  for (const text of [
    '33 Queen Street W',
    '$849,000',
    'A bright brick house.',
    '$4,200 (2026)',
    brand.brokerage,
  ]) {
    expect(paper.getByText(text)).toBeInTheDocument();
  }
  expect(paper.getByText('Listing courtesy of Third Rail Realty Inc., Brokerage')).toBeInTheDocument();
  expect(await paper.findByText(AGENT?.name ?? '')).toBeInTheDocument();
  expect(
    paper.getByRole('img', { name: 'QR code of this listing’s page', hidden: true }),
  ).toBeInTheDocument();
  expect(
    paper.getByText(
      /\/real-estate\/detail\/Ontario\/Toronto\/The-Annex\/33-queen-street-w-m6j1a1\/C1000001\/2$/,
    ),
  ).toBeInTheDocument();
});

test('it lists the nearest places with their walks and their source, once they are known', async () => {
  await openLayer();
  happen('beforeprint');
  const paper = within(screen.getByTestId('print-sheet'));
  expect(await paper.findByText('Maple School, 5 min walk')).toBeInTheDocument();
  expect(paper.getByText('Elm Park, 9 km away')).toBeInTheDocument();
  expect(paper.getByText('Sources: City places: City of Toronto, Nov 1, 2026')).toBeInTheDocument();
});

test('it shows only the brokerage if no realtor of the team works there', async () => {
  await openLayer({ ...listing, address: { ...listing.address, state: 'Quebec' } });
  happen('beforeprint');
  const paper = within(screen.getByTestId('print-sheet'));
  for (const text of [brand.brokerage, brand.phoneDisplay, brand.email]) {
    expect(paper.getByText(text)).toBeInTheDocument();
  }
  expect(paper.queryByText(AGENT?.name ?? '')).not.toBeInTheDocument();
});
