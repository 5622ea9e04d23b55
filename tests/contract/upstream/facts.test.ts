import { expect, test } from 'vitest';
import listingTwo from '#tests/support/upstream/listing-version-2.json';
import pageTwo from '#tests/support/upstream/listings-version-2.json';
import { openUpstream } from './upstream.ts';

test('there are no prices by area, which the feed would have to send home by home', async () => {
  const { asVisitor } = await openUpstream();
  const { status, body } = await asVisitor('/realty/listings/prices?type=sale');
  expect(status).toBe(404);
  expect(body.message).toBe('There are no prices by area of listings from a live feed.');
});

test.each<[string, object, object]>([
  [
    'a second basement and a second wall',
    {
      basement1: 'Fin W/O',
      basement2: 'Sep Entrance',
      exteriorConstruction1: 'Brick',
      exteriorConstruction2: 'Stone',
    },
    { basement1: 'Fin W/O, Sep Entrance', exteriorConstruction1: 'Brick, Stone' },
  ],
  ['no second value', { basement1: 'Full', basement2: 'None' }, { basement1: 'Full' }],
  ['the same value twice', { basement1: 'Full', basement2: 'Full' }, { basement1: 'Full' }],
  ['a second value alone', { basement1: 'None', basement2: 'Full' }, { basement1: 'Full' }],
  ['no value', { basement1: 'None', basement2: null }, { basement1: 'None' }],
  ['an area with decimals', { sqft: '934.00' }, { sqft: '934' }],
  ['a range with decimals', { sqft: '1100.0-1500.0' }, { sqft: '1100-1500' }],
  [
    'a tour and a video',
    { virtualTourUrl: 'https://tours.example/1', alternateURLVideoLink: 'https://youtu.be/1' },
    { virtualTourUrl: 'https://tours.example/1', alternateURLVideoLink: 'https://youtu.be/1' },
  ],
  [
    'a video as its tour',
    { virtualTourUrl: 'https://vimeo.com/1', alternateURLVideoLink: null },
    { virtualTourUrl: null, alternateURLVideoLink: 'https://vimeo.com/1' },
  ],
  [
    'addresses without encryption',
    { virtualTourUrl: 'http://tours.example/1', alternateURLVideoLink: 'javascript:alert(1)' },
    { virtualTourUrl: null, alternateURLVideoLink: null },
  ],
  ['an area with a part of a foot', { sqft: '934.05' }, { sqft: '934.05' }],
])('a home of the feed with %s', async (_, details, shown) => {
  const { feed, asVisitor } = await openUpstream();
  const listing = { ...listingTwo, details };
  feed.answers.set(`/listings/${listing.mlsNumber}`, listing);
  const { body } = await asVisitor(`/realty/listings/${listing.mlsNumber}`);
  expect(body.details).toMatchObject(shown);
});

test('the price of a conditional sale is neither passed on nor part of a question to the feed', async () => {
  const { feed, asVisitor, asCustomer } = await openUpstream();
  const listing = {
    ...listingTwo,
    permissions: { displayAddressOnInternet: 'Y', displayPublic: 'Y', displayInternetEntireListing: 'Y' },
    status: 'U',
    lastStatus: 'Sc',
    soldPrice: '555000.00',
  };
  feed.answers.set(`/listings/${listing.mlsNumber}`, listing);
  feed.answers.set('/listings', { ...pageTwo, listings: [listing], statistics: {} });
  for (const ask of [asVisitor, asCustomer]) {
    const answers = [
      await ask(`/realty/listings/${listing.mlsNumber}`),
      await ask('/realty/listings?status=U&fields=soldPrice'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ text }) => text).join()).not.toContain('555000');
  }
  expect(feed.calls.at(-1)?.query.get('fields')).toContain('lastStatus');
  for (const query of ['statistics=avg-soldPrice', 'sortBy=soldPriceDesc', 'minSoldPrice=500000']) {
    await asCustomer(`/realty/listings?status=U&${query}`);
    expect(feed.calls.at(-1)?.query.getAll('lastStatus'), query).toEqual(['Sld', 'Lsd']);
    const before = feed.calls.length;
    const refused = await asCustomer(`/realty/listings?status=U&lastStatus=Sc&${query}`);
    expect([refused.status, feed.calls.length], query).toEqual([400, before]);
  }
});
