import { expect, test } from 'vitest';
import listingTwo from '#tests/support/upstream/listing-version-2.json';
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
