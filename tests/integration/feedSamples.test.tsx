import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import type { WireListing, WireListingsPage, WireSuggestions } from '#api/realty/contract.ts';
import { normaliseCluster, normaliseListing, normaliseListings } from '#api/realty/normaliseListing.ts';
import { type ListingParts, ListingView } from '#features/listing/ListingView.tsx';
import { changeLanguage } from '#i18n/i18n.ts';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { answerWith, renderWithStore } from '#tests/support/renderWithStore.tsx';
import clusters from '#tests/support/upstream/clusters.json';
import oneOfVersionOne from '#tests/support/upstream/listing-version-1.json';
import oneOfVersionTwo from '#tests/support/upstream/listing-version-2.json';
import pageOfVersionOne from '#tests/support/upstream/listings-version-1.json';
import pageOfVersionTwo from '#tests/support/upstream/listings-version-2.json';

/** Traces of an unchecked value in a text. */
const TRACES = /\bundefined\b|\bNaN\b|\bnull\b|\[object|!scrubbed!|Infinity|Invalid Date/i;

type Sample = Record<string, unknown>;
/** The samples exceed the contract in places, and are scrambled in others. */
const wired = (sample: Sample) => sample as unknown as WireListing; // the feed may send values outside of the contract
const firstOf = ({ listings }: { listings: Sample[] }): Sample => listings[0] ?? {};

const SAMPLES: [string, Sample][] = [
  ['one listing, version 1', oneOfVersionOne],
  ['one listing, version 2', oneOfVersionTwo],
  ['a listing of a page, version 1', firstOf(pageOfVersionOne)],
  ['a listing of a page, version 2', firstOf(pageOfVersionTwo)],
];

const inEachLanguage = (samples: [string, Sample][]): [string, Language, Sample][] =>
  samples.flatMap(([name, sample]) =>
    LANGUAGES.map((language): [string, Language, Sample] => [name, language, sample]),
  );

/** The listing's page with the sample as the feed's answer. The local services answer everything else. */
async function open(sample: Sample, language: Language) {
  await changeLanguage(language);
  const path = `/detail/${sample['mlsNumber']}/2`;
  const view = await renderApp({
    path,
    intercede: ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith(`/listings/${sample['mlsNumber']}`)) return HttpResponse.json(sample);
      if (pathname.endsWith('/similar')) return HttpResponse.json({ similar: [sample] });
      if (pathname.endsWith('/suggestions')) return HttpResponse.json(NO_SUGGESTIONS);
      return undefined;
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText(normaliseListing(wired(sample)).mlsNumber);
  // Waits for the last request, so that the page requests nothing after the test.
  await waitFor(() => {
    for (const end of ['/similar', '/suggestions']) {
      expect(
        view.requests.some((address) => new URL(address, 'http://localhost').pathname.endsWith(end)),
      ).toBe(true);
    }
  });
  return view;
}

const NO_SUGGESTIONS: WireSuggestions = {
  suggestions: { popular: [], nearby: [], recent: [] },
  similarListings: [],
};

/** All texts of the page, visible or for screen readers. */
function textOf(page: HTMLElement): string {
  const named = [...page.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return [page.textContent, document.title, ...named, ...links].join('\n');
}

afterEach(() => changeLanguage('en'));

describe("the feed's own example payloads", () => {
  test.each(inEachLanguage(SAMPLES))(
    '%s shows no placeholder for its missing values (%s)',
    async (_name, language, sample) => {
      await open(sample, language);
      expect(textOf(document.body)).not.toMatch(TRACES);
      expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    },
  );

  test.each([
    ['1', pageOfVersionOne],
    ['2', pageOfVersionTwo],
  ])('a page of version %s fills a list', async (_version, page) => {
    await renderApp({
      path: '/list/Ontario/Oakville',
      intercede: ({ url, method }) => {
        const { pathname } = new URL(url);
        // The local services know neither the example nor related listings.
        if (pathname.endsWith('/suggestions')) return HttpResponse.json(NO_SUGGESTIONS);
        return method === 'GET' && pathname.endsWith('/listings') ? HttpResponse.json(page) : undefined;
      },
    });
    const [listing] = normaliseListings((page as unknown as WireListingsPage).listings); // as above
    expect(await screen.findByText(new RegExp(listing?.mlsNumber ?? 'none'))).toBeVisible();
    expect(textOf(document.body)).not.toMatch(TRACES);
  });

  test('the example of a cluster is read as a cluster', () => {
    const [cluster] = clusters.aggregates.map.clusters.map((one) => normaliseCluster({ ...one, map: [] }));
    expect(cluster?.count).toBe(19_585);
    expect(cluster?.bounds.north).toBeGreaterThan(cluster?.bounds.south ?? 90);
  });
});

const HOUSE: Sample = {
  mlsNumber: 'C7654321',
  boardId: 2,
  status: 'A',
  class: 'ResidentialProperty',
  type: 'Sale',
  lastStatus: 'New',
  listPrice: '849000.00',
  originalPrice: '849000.00',
  soldPrice: '0.00',
  listDate: '2026-11-09T15:00:00.000Z',
  address: {
    city: 'Toronto',
    state: 'Ontario',
    neighborhood: 'The Annex',
    streetNumber: '33',
    streetName: 'Queen',
    streetSuffix: 'Street',
    zip: 'M5V2T6',
  },
  map: { latitude: '43.65', longitude: '-79.39' },
  permissions: { displayPublic: 'Y', displayAddressOnInternet: 'Y' },
  images: ['harbour/c7654321-1-kitchen-0a1b2c', 'harbour/c7654321-2-kitchen-0a1b2c'],
  details: { propertyType: 'Detached', numBedrooms: '3', numBathrooms: '2', sqft: '1100-1500' },
};
const NOTHING = { description: null, level: null, length: null, width: null, features: null };
const details = (change: Sample): Sample => ({
  ...HOUSE,
  details: { ...(HOUSE['details'] as Sample), ...change },
}); // HOUSE has them

/** A listing with an oddity, a text that its page shows, and one that it must not show. */
const ODDITIES: [string, Sample, RegExp, RegExp?][] = [
  ['prices as text', HOUSE, /\$849,000/, /849000\.00/],
  ['a price with its separators', { ...HOUSE, listPrice: '$1,049,000.00' }, /\$1,049,000/],
  [
    'a sold price of "0.00"',
    { ...HOUSE, soldPrice: '0.00', lastStatus: 'Sld', status: 'U' },
    /\$849,000/,
    /\$0\b/,
  ],
  ['a price of 0', { ...HOUSE, listPrice: '0.00', originalPrice: null }, /Price on request/, /\$0\b/],
  ['a first price with a misplaced point', { ...HOUSE, originalPrice: '000031.' }, /\$849,000/, /raised/i],
  ['rooms of null', { ...HOUSE, rooms: null }, /Facts & Features/],
  ['a list of empty rooms', { ...HOUSE, rooms: [NOTHING, null, NOTHING] }, /Facts & Features/, /Rooms/],
  ['an object of empty rooms', { ...HOUSE, rooms: { 1: NOTHING, 2: null } }, /Facts & Features/, /Rooms/],
  ['rooms that were scrubbed', { ...HOUSE, rooms: '!scrubbed!' }, /Facts & Features/, /Rooms/],
  [
    'a room without a valid size',
    { ...HOUSE, rooms: [{ ...NOTHING, description: 'Kitchen', length: '1001.', width: '3' }] },
    /Kitchen/,
    /1001/,
  ],
  [
    'a room that is nearly a foot longer',
    { ...HOUSE, rooms: [{ ...NOTHING, description: 'Kitchen', length: '11\'11.6"', width: '3.7' }] },
    /12′0″ × 12′2″/,
    /′12″/,
  ],
  ['a range as text', HOUSE, /1,100–1,500 sqft/],
  ['a range that is open below', details({ sqft: '< 700' }), /< 700 sqft/],
  ['an invalid range', details({ sqft: '099770-' }), /Facts & Features/, /sqft|9,?9770/],
  ['an unknown status', { ...HOUSE, lastStatus: 'Zzz' }, /Zzz/, /For Sale/],
  ['a status in capitals', { ...HOUSE, lastStatus: 'NEW' }, /For Sale/, /NEW/],
  ['no status at all', { ...HOUSE, lastStatus: null, status: null }, /For Sale/],
  ['coordinates of 0,0', { ...HOUSE, map: { latitude: '0', longitude: 0 } }, /No location provided yet/],
  ['coordinates of null', { ...HOUSE, map: { latitude: null, longitude: null } }, /No location provided yet/],
  ['a postal code without its space', HOUSE, /M5V\u00a02T6/, /M5V2T6/],
  ['a count above the number of photos', { ...HOUSE, photoCount: 73 }, /\b2\b/, /\b73\b/],
  ['no photo', { ...HOUSE, images: null, photoCount: 12 }, /\$849,000/, /\b12\b(?! months)/],
  ['negative days on the market', { ...HOUSE, daysOnMarket: '-4' }, /Facts & Features/, /-4|Days on market/],
  ['implausible days on the market', { ...HOUSE, daysOnMarket: 99_999 }, /Facts & Features/, /99,?999/],
  [
    'empty counts',
    details({ numBedrooms: null, numBathrooms: '', numGarageSpaces: '.10' }),
    /\$849,000/,
    /Bedrooms|Garage/,
  ],
  ['additional bathrooms', details({ numBathrooms: 2, numBathroomsPlus: '1' }), /2 \+ 1/],
  ['half a bathroom', details({ numBathrooms: '2.5' }), /2\.5/],
  [
    'no details',
    { ...HOUSE, details: null, lot: null, condominium: null, nearby: null, taxes: null },
    /\$849,000/,
  ],
  [
    'texts that mean null',
    details({ style: 'undefined', yearBuilt: '0', heating: '[object Object]' }),
    /\$849,000/,
    /Year built|Style|Heating/,
  ],
  [
    'texts that were scrubbed',
    {
      ...details({ description: '!scrubbed!', style: '!scrubbed!' }),
      office: { brokerageName: '!scrubbed!' },
    },
    /\$849,000/,
    /Style|courtesy/,
  ],
  [
    'taxes of 0',
    { ...HOUSE, taxes: { annualAmount: '0.00', assessmentYear: '' } },
    /\$849,000/,
    /Property taxes/,
  ],
  ['a listing with little more than its number', { mlsNumber: 'C7654321', boardId: 2 }, /C7654321/],
  [
    'a comparable at an implausible distance',
    {
      ...HOUSE,
      comparables: [
        null,
        {
          ...HOUSE,
          mlsNumber: 'C1',
          lastStatus: 'Sld',
          soldPrice: '910000',
          soldDate: '2026-10-01',
          distance: 4591238774748108,
        },
      ],
    },
    /Sold Oct 1, 2026.*≈ \$700 \/ sqft/,
    /km away/,
  ],
];

/** Parts of other features show nothing specific to the feed. */
const NO_PARTS: ListingParts = { cost: null, costs: null, asking: null, share: null };

describe('oddities of the feed', () => {
  test.each(ODDITIES)('%s', async (_name, sample, shown, hidden) => {
    answerWith(() =>
      HttpResponse.json({
        similar: [],
        agents: [],
        amenities: [],
        sources: [],
        modes: [],
        ...NO_SUGGESTIONS,
      }),
    );
    const listing = normaliseListing(wired(sample));
    const { container } = renderWithStore(
      <ListingView onRetry={() => {}} listing={listing} complete parts={NO_PARTS} />,
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Similar Listings' })).toBeNull());
    expect(container.textContent).toMatch(shown);
    if (hidden) expect(container.textContent).not.toMatch(hidden);
    expect(textOf(container)).not.toMatch(TRACES);
  });
});
