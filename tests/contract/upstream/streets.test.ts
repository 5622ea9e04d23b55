import { expect, test } from 'vitest';
import { normaliseListing } from '#api/realty/normaliseListing.ts';
import { streetLine } from '#domain/listing/listing.ts';
import { addressSlug } from '#domain/listing/slug.ts';
import { foundHome } from '#server/realty/foundHome.ts';
import listingTwo from '#tests/support/upstream/listing-version-2.json';
import { openUpstream } from './upstream.ts';

// The street of a home of board 62, as a client of the feed published it in 2025.
const NUNAN = {
  streetDirection: null,
  streetName: 'Nunan',
  streetNumber: '187',
  streetSuffix: 'Loop',
  unitNumber: '2',
  zip: '98277',
  city: 'Oak Harbor',
  streetDirectionPrefix: 'NE',
};

test.each<[string, object, string, string, string]>([
  [
    'before the name',
    NUNAN,
    '2 - 187 NE Nunan Loop',
    '187, NE Nunan Loop, app. 2',
    '2-187-ne-nunan-loop-98277',
  ],
  [
    'in the name too',
    { ...NUNAN, streetName: 'NE Nunan', unitNumber: '' },
    '187 NE Nunan Loop',
    '187, NE Nunan Loop',
    '187-ne-nunan-loop-98277',
  ],
  [
    'before a name that begins with another one',
    { ...NUNAN, streetName: 'South Park', streetDirectionPrefix: 'W', unitNumber: '' },
    '187 W South Park Loop',
    '187, W South Park Loop',
    '187-w-south-park-loop-98277',
  ],
  [
    'before a name in capitals',
    { ...NUNAN, streetName: 'FALWORTH', streetSuffix: 'PLACE', unitNumber: '' },
    '187 NE Falworth Place',
    '187, NE Falworth Place',
    '187-ne-falworth-place-98277',
  ],
  [
    'that is missing',
    { ...NUNAN, streetDirectionPrefix: 'None', unitNumber: '' },
    '187 Nunan Loop',
    '187, Nunan Loop',
    '187-nunan-loop-98277',
  ],
])(
  'a street has the direction %s in its line, its path and mails',
  async (_, address, english, french, slug) => {
    const { feed, asCustomer } = await openUpstream();
    const listing = { ...listingTwo, address };
    feed.answers.set(`/listings/${listing.mlsNumber}`, listing);
    const { body } = await asCustomer(`/realty/listings/${listing.mlsNumber}`);
    const { address: shown } = normaliseListing(body);
    expect(streetLine(shown, 'en-CA')).toBe(english);
    expect(streetLine(shown, 'fr-CA')).toBe(french);
    expect(addressSlug(shown)).toBe(slug);
    expect(foundHome(body).address.en).toBe(`${english}, Oak Harbor`);
  },
);

test.each([
  ['the name as the app has it', ['NE Nunan'], 'NE Nunan'],
  ['the name without its direction, if the feed has them apart', ['NE Nunan', 'Nunan'], 'Nunan'],
  ['the name in capitals, if the feed has these', ['NE Nunan', 'Nunan', 'NUNAN'], 'NUNAN'],
])('the history is asked by %s', async (_, parameters, known) => {
  const { feed, asCustomer } = await openUpstream();
  const entry = { mlsNumber: 'W5', listPrice: '400000.00', soldPrice: 0 };
  feed.answers.set('/listings/history', (query) =>
    query.get('streetName') === known ? { history: [entry] } : { history: [] },
  );
  const path =
    '/realty/listings/history?city=Oak+Harbor&streetName=NE+Nunan&streetNumber=187&zip=98277&boardId=62';
  expect((await asCustomer(path)).body.history).toMatchObject([{ mlsNumber: 'W5' }]);
  expect(feed.calls.map(({ query }) => query.get('streetName'))).toEqual(parameters);
});

/** Entries of the feed for number 187 of both streets. */
const WEST = { mlsNumber: 'W5', listPrice: '400000.00', soldPrice: 0 };
const EAST = { ...WEST, mlsNumber: 'E5' };
const on = (address: object) => ({
  streetNumber: '187',
  streetName: '5th',
  streetSuffix: 'Avenue',
  ...address,
});

test.each<[string, string, object[], string[]]>([
  [
    'before the name',
    'streetName=W+5th',
    [
      { ...WEST, address: on({ streetDirectionPrefix: 'W' }) },
      { ...EAST, address: on({ streetDirectionPrefix: 'E' }) },
    ],
    ['W5'],
  ],
  [
    'after the name, in another spelling',
    'streetName=5th&streetDirection=West',
    [
      { ...WEST, address: on({ streetDirection: 'W.' }) },
      { ...EAST, address: on({ streetDirection: 'Est' }) },
    ],
    ['W5'],
  ],
  ['that the entries do not tell', 'streetName=W+5th', [WEST, EAST], []],
  ['that the entries do not tell, but the postal code', 'streetName=W+5th&zip=V5Z1K6', [WEST], ['W5']],
  ['that is missing', 'streetName=5th', [WEST], ['W5']],
  [
    'that only the entries have',
    'streetName=5th',
    [WEST, { ...EAST, address: on({ streetDirection: 'E' }) }],
    ['W5'],
  ],
])(
  'the history of a street with a direction %s has no homes of the other street',
  async (_, query, entries, found) => {
    const { feed, asCustomer } = await openUpstream();
    feed.answers.set('/listings/history', (asked) => ({
      history: asked.get('streetName') === '5th' ? entries : [],
    }));
    const { status, body } = await asCustomer(
      `/realty/listings/history?city=Vancouver&streetNumber=187&${query}`,
    );
    expect(
      status === 404 ? [] : body.history.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber),
    ).toEqual(found);
  },
);

test.each([
  ['W', ['W5']],
  [null, ['W5', 'E5', 'N5']],
])(
  'the history within a listing has homes of its own street, with %s before its name',
  async (prefix, found) => {
    const { feed, asCustomer } = await openUpstream();
    const history =
      prefix === null
        ? [WEST, EAST, { ...WEST, mlsNumber: 'N5' }]
        : [
            { ...WEST, address: on({ streetDirectionPrefix: 'W' }) },
            { ...EAST, address: on({ streetDirectionPrefix: 'E' }) },
            { ...WEST, mlsNumber: 'N5' },
          ];
    const listing = {
      ...listingTwo,
      boardId: 62,
      address: on({ streetDirectionPrefix: prefix, city: 'Vancouver' }),
      history,
    };
    feed.answers.set(`/listings/${listing.mlsNumber}`, listing);
    const { body } = await asCustomer(`/realty/listings/${listing.mlsNumber}?boardId=62`);
    expect(body.history.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber)).toEqual(found);
  },
);

test('a home without a history in the feed has none, by any form of the street', async () => {
  const { feed, asCustomer } = await openUpstream();
  const path = '/realty/listings/history?city=Oak+Harbor&streetName=NE+Nunan&streetNumber=187';
  expect((await asCustomer(path)).status).toBe(404);
  expect(feed.calls).toHaveLength(3);
});
