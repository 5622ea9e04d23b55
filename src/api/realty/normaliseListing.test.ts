import { describe, expect, it, vi } from 'vitest';
import versionOne from '#tests/support/upstream/listings-version-1.json';
import versionTwo from '#tests/support/upstream/listings-version-2.json';
import { SCRUBBED, type WireListing, type WireListingsPage, type WireNumber } from './contract.ts';
import {
  normaliseCluster,
  normaliseHistoryEntry,
  normaliseListing,
  normaliseListings,
} from './normaliseListing.ts';

const wire = (change: Partial<WireListing> = {}): WireListing => ({
  mlsNumber: 'C1234567',
  boardId: 2,
  type: 'Sale',
  status: 'A',
  lastStatus: 'New',
  listPrice: '849000.00',
  ...change,
});

describe("the feed's official example payloads", () => {
  it.each([
    ['1', versionOne],
    ['2', versionTwo],
  ])('version %s becomes a listing', (_version, payload) => {
    const [listing] = normaliseListings((payload as unknown as WireListingsPage).listings); // the samples have wider types
    expect(listing?.mlsNumber).toMatch(/^[A-Z]\d+$/);
    expect(listing?.listPrice).toBeGreaterThan(0);
    expect(listing?.soldPrice).toBeNull();
    expect(listing?.location?.latitude).toBeGreaterThan(40);
    expect(listing?.details.beds).toBeGreaterThan(0);
    expect(listing?.rooms.length).toBeGreaterThan(3);
    expect(listing?.rooms.every((room) => room.name !== '')).toBe(true);
    expect(listing?.restricted).toBe(false);
  });
});

describe('a listing from the wire', () => {
  it.each<[WireNumber, number | null]>([
    [0, null],
    ['0.00', null],
    [null, null],
    ['910000.00', 910_000],
    [910_000, 910_000],
  ])('sold price %j is %j', (soldPrice, expected) => {
    expect(normaliseListing(wire({ soldPrice })).soldPrice).toBe(expected);
  });

  it('accepts rooms as a list and as an object, and drops empty slots', () => {
    const kitchen = { description: 'Kitchen', length: '3.2', width: '3.0', level: 'Main', features: 'Tile' };
    const empty = { description: null, length: null, width: null };
    const asList = normaliseListing(wire({ rooms: [kitchen, empty] }));
    const asObject = normaliseListing(wire({ rooms: { 1: kitchen, 2: empty } }));
    expect(asList.rooms).toHaveLength(1);
    expect(asObject.rooms).toEqual(asList.rooms);
  });

  it('shows no scrubbed value, and marks the listing as restricted', () => {
    const scrubbed = normaliseListing(
      wire({
        listPrice: SCRUBBED,
        lastStatus: SCRUBBED,
        address: { city: 'Toronto', neighborhood: 'Annex', streetName: SCRUBBED, zip: SCRUBBED },
        images: [SCRUBBED],
        details: { description: SCRUBBED, sqft: SCRUBBED },
        rooms: null,
      }),
    );
    expect(scrubbed.restricted).toBe(true);
    expect(JSON.stringify(scrubbed)).not.toContain(SCRUBBED);
    expect(scrubbed.listPrice).toBeNull();
    expect(scrubbed.address.city).toBe('Toronto');
    expect(scrubbed.images).toEqual([]);
  });

  it('does not place a listing at 0,0', () => {
    expect(normaliseListing(wire({ map: { latitude: '0', longitude: 0 } })).location).toBeNull();
    expect(normaliseListing(wire({ map: { latitude: '43.65', longitude: -79.38 } })).location).toEqual({
      latitude: 43.65,
      longitude: -79.38,
    });
  });

  it('accepts a listing with only a number', () => {
    const bare = normaliseListing({ mlsNumber: 'X1', boardId: 2 });
    expect(bare).toMatchObject({ listPrice: null, location: null, images: [], rooms: [], comparables: [] });
  });

  it('keeps the first copy of a repeated listing', () => {
    expect(normaliseListings([wire(), wire(), wire({ boardId: 3 })])).toHaveLength(2);
  });

  it.each([
    ['Floor Plan', 0.99, ['sandbox/b.jpg']],
    ['Floor Plan', '0.95', ['sandbox/b.jpg']],
    ['Floor Plan', 0.6, []],
    ['Kitchen', 0.99, []],
  ])(
    'takes an image that is a %s with certainty %s for a floor plan or not',
    (imageOf, prediction, plans) => {
      const imageInsights = { images: [{ image: 'b.jpg', classification: { imageOf, prediction } }, null] };
      const sent = { images: ['sandbox/a.jpg', 'sandbox/b.jpg'], imageInsights } as Partial<WireListing>; // a feed may send anything
      expect(normaliseListing(wire(sent)).floorPlans).toEqual(plans);
    },
  );

  it('gives comparables the board of the listing', () => {
    const comparable = { ...wire({ mlsNumber: 'C2' }), distance: '0.4' };
    const { comparables } = normaliseListing(wire({ comparables: [comparable] }));
    expect(comparables[0]).toMatchObject({ mlsNumber: 'C2', boardId: 2, distance: 0.4 });
  });
});

describe('clusters and history from the wire', () => {
  const corner = { latitude: 43, longitude: -79 };
  const bounds = { top_left: corner, bottom_right: corner };

  it('skips a cluster without a usable location, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(
      normaliseCluster({ count: 2, location: { latitude: 0, longitude: 0 }, bounds, map: [] }),
    ).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('has a listing only in a cell of one', () => {
    expect(
      normaliseCluster({ count: 1, location: corner, bounds, map: [], listing: wire() })?.listing?.mlsNumber,
    ).toBe('C1234567');
    expect(
      normaliseCluster({ count: 2, location: corner, bounds, map: [], listing: wire() })?.listing,
    ).toBeUndefined();
  });

  it('reads an earlier listing of a home', () => {
    expect(
      normaliseHistoryEntry({
        mlsNumber: 'C1',
        boardId: 2,
        type: 'Lease',
        lastStatus: 'Exp',
        listPrice: '2400.00',
      }),
    ).toMatchObject({ type: 'lease', listPrice: 2400, soldPrice: null, expiryDate: null });
  });
});
