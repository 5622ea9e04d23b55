import { describe, expect, test } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { badgesOf } from './badges.ts';
import type { Listing } from './listing.ts';

/** A Tuesday. */
const NOW = new Date('2026-11-24T12:00-05:00');
const { details } = createMockListing();
const toured = { ...details, virtualTourUrl: 'https://tour.example/1' };
const saturday = { start: '2026-11-28T14:00-05:00', end: '2026-11-28T16:00-05:00' };
const filmed = { ...details, videoTourUrl: 'https://video.example/1' };
const OPEN = { kind: 'openHouse', ...saturday };
const now = { start: '2026-11-24T11:00-05:00', end: '2026-11-24T13:00-05:00' };

/** On the market for 12 days at its first price, without anything special. */
const kinds = (change: Partial<Listing>) =>
  badgesOf(createMockListing({ originalPrice: 849_000, ...change }), NOW);

describe('the badges of a listing', () => {
  test.each<[string, Partial<Listing>, unknown[]]>([
    ['nothing special', {}, []],
    ['listed today', { daysOnMarket: 0 }, [{ kind: 'new' }]],
    ['no number of days', { daysOnMarket: null }, []],
    ['a lower price', { originalPrice: 899_000 }, [{ kind: 'priceCut', amount: 50_000 }]],
    ['a higher price', { originalPrice: 829_000 }, []],
    ['an unknown first price', { originalPrice: null }, []],
    ['a tour', { details: toured }, [{ kind: 'tour' }]],
    ['a video', { details: filmed }, [{ kind: 'video' }]],
    [
      'a tour and a video',
      { details: { ...toured, ...filmed, virtualTourUrl: 'https://tour.example/1' } },
      [{ kind: 'tour' }],
    ],
    ['an open house this week', { openHouses: [saturday] }, [OPEN]],
    ['an open house that goes on', { openHouses: [now] }, [{ kind: 'openHouse', ...now }]],
    [
      'an open house that is over in Newfoundland, but not yet by the clock of Toronto',
      { openHouses: [{ start: '2026-11-24T11:00-03:30', end: '2026-11-24T13:00-03:30' }] },
      [],
    ],
    [
      'an open house that goes on in Vancouver, and would be over by the clock of Toronto',
      { openHouses: [{ start: '2026-11-24T09:00-07:00', end: '2026-11-24T11:00-07:00' }] },
      [{ kind: 'openHouse', start: '2026-11-24T09:00-07:00', end: '2026-11-24T11:00-07:00' }],
    ],
    [
      'an open house that is over',
      { openHouses: [{ start: '2026-11-24T09:00-05:00', end: '2026-11-24T11:00-05:00' }] },
      [],
    ],
    [
      'an open house in eight days',
      { openHouses: [{ start: '2026-12-02T14:00-05:00', end: '2026-12-02T16:00-05:00' }] },
      [],
    ],
    ['an unreadable open house', { openHouses: [{ start: 'nullTnull', end: 'nullTnull' }] }, []],
    [
      'the next of two open houses',
      { openHouses: [saturday, { start: '2026-11-29T14:00-05:00', end: '2026-11-29T16:00-05:00' }] },
      [OPEN],
    ],
    [
      'more than two, by rank',
      { daysOnMarket: 0, originalPrice: 899_000, details: toured, openHouses: [saturday] },
      [OPEN, { kind: 'new' }],
    ],
    [
      'a price cut before a tour',
      { originalPrice: 899_000, details: toured },
      [{ kind: 'priceCut', amount: 50_000 }, { kind: 'tour' }],
    ],
    ['sold over asking', { lastStatus: 'Sld', soldPrice: 1_001_820 }, [{ kind: 'overAsking', amount: 18 }]],
    ['sold a few dollars over asking', { lastStatus: 'Sld', soldPrice: 849_100 }, []],
    ['sold below asking', { lastStatus: 'Sld', soldPrice: 800_000 }, []],
    [
      'leased over asking',
      { type: 'lease', lastStatus: 'Lsd', listPrice: 2000, soldPrice: 2100 },
      [{ kind: 'overAsking', amount: 5 }],
    ],
    [
      'conditionally sold',
      { lastStatus: 'Sc', daysOnMarket: 0, originalPrice: 899_000, openHouses: [saturday] },
      [],
    ],
    ['off the market', { status: 'U', lastStatus: 'Ter', originalPrice: 899_000, details: toured }, []],
    [
      'withheld from the caller',
      { restricted: true, lastStatus: '', listPrice: null, originalPrice: null },
      [],
    ],
  ])('%s', (_, change, badges) => {
    expect(kinds(change)).toEqual(badges);
  });
});
