import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { GeneratedListing } from '#demo/types.ts';
import { PROPERTY_TYPES } from '#server/store/listings/propertyTypes.ts';
import { fakeGeography } from '../../tests/support/country/fakeGeography.ts';
import { generateListings } from './generateListings.ts';

const COUNT = 5_000;
/** 21 November 2026. */
const TODAY = 20_778;
const geography = fakeGeography();
const listings = [...generateListings({ geography, count: COUNT, seed: 7, today: TODAY })];

function share(test: (listing: GeneratedListing) => boolean): number {
  return listings.filter(test).length / listings.length;
}

function failing(test: (listing: GeneratedListing) => boolean): string[] {
  return listings
    .filter((listing) => !test(listing))
    .map((listing) => `${listing.mlsNumber} ${listing.lastStatus}`);
}

function endOf(listing: GeneratedListing): number {
  return listing.status === 'A' ? 0 : (listing.soldDay ?? listing.updatedDay);
}

function homes(): GeneratedListing[][] {
  return [...Map.groupBy(listings, (listing) => listing.homeKey).values()];
}

describe('the generated listings as a whole', () => {
  it('have the requested number, and are the same for the same seed and day', () => {
    expect(listings).toHaveLength(COUNT);
    const again = generateListings({ geography: fakeGeography(), count: 400, seed: 7, today: TODAY });
    const first = generateListings({ geography, count: 400, seed: 7, today: TODAY });
    expect(JSON.stringify([...again])).toBe(JSON.stringify([...first]));
  });

  it('have the same days and prices on every machine', () => {
    const hash = createHash('sha256');
    for (const listing of listings.slice(0, 1_000)) {
      const { mlsNumber, lastStatus, listDay, soldDay, updatedDay, expiryDay } = listing;
      const { originalPrice, listPrice, soldPrice, beds, baths, sqft, yearBuilt, taxes } = listing;
      const days = [listDay, soldDay, updatedDay, expiryDay];
      const facts = [originalPrice, listPrice, soldPrice, beds, baths, sqft, yearBuilt, taxes.annualAmount];
      hash.update(JSON.stringify([mlsNumber, lastStatus, ...days, ...facts]));
    }
    // A different hash means different listings. If the change is intended, update the hash.
    expect(hash.digest('hex').slice(0, 16)).toBe('090b97fe7a475c29');
  });

  it('differ with the seed', () => {
    const [other] = generateListings({ geography, count: 1, seed: 8, today: TODAY });
    expect(other?.mlsNumber).not.toBe(listings[0]?.mlsNumber);
  });

  it('have virtual tours for a part of the homes on the market, and for no other', () => {
    const toured = listings.filter(({ details }) => details.virtualTourUrl);
    expect(toured.filter(({ status }) => status !== 'A')).toEqual([]);
    expect(
      toured.every(
        ({ details, mlsNumber }) => details.virtualTourUrl === `/images/tours/${mlsNumber.toLowerCase()}`,
      ),
    ).toBe(true);
    const active = listings.filter(({ status }) => status === 'A');
    expect(toured.length / active.length).toBeCloseTo(0.2, 1);
  });

  it('have open houses on weekends for about an eighth of the homes for sale, and for no other', () => {
    const withOpenHouses = listings.filter(({ openHouses = [] }) => openHouses.length > 0);
    expect(withOpenHouses.filter(({ status, type }) => status !== 'A' || type !== 'Sale')).toEqual([]);
    const forSale = listings.filter(({ status, type }) => status === 'A' && type === 'Sale');
    expect(withOpenHouses.length / forSale.length).toBeCloseTo(0.12, 1);
    const days = withOpenHouses.flatMap(({ openHouses = [] }) => openHouses.map(({ date }) => date));
    expect([...new Set(days)].sort()).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('are active in about 48 %, for sale in about 75 %, restricted in about 17 %', () => {
    expect(share((listing) => listing.status === 'A')).toBeCloseTo(0.48, 1);
    expect(share((listing) => listing.type === 'Sale')).toBeCloseTo(0.75, 1);
    const restricted = share(
      ({ permissions }) => permissions.displayPublic !== 'Y' || permissions.displayAddressOnInternet !== 'Y',
    );
    expect(restricted).toBeGreaterThan(0.13);
    expect(restricted).toBeLessThan(0.22);
  });

  it('have every status, class and common property type', () => {
    const statuses = new Set(listings.map((listing) => listing.lastStatus));
    const all = ['New', 'Pc', 'Ext', 'Sld', 'Lsd', 'Sc', 'Sce', 'Lc', 'Lce', 'Exp', 'Ter', 'Sus', 'Dft'];
    expect([...statuses].sort()).toEqual(all.sort());
    const types = new Set(listings.map((listing) => listing.propertyType));
    for (const { propertyType } of Object.values(PROPERTY_TYPES)) {
      if (propertyType !== 'Cottage') expect(types).toContain(propertyType);
    }
    expect(new Set(listings.map((listing) => listing.class)).size).toBe(3);
  });

  it('have only documented property types, each in its class', () => {
    const known = new Map<string, string>(
      Object.values(PROPERTY_TYPES).map((type) => [type.propertyType, type.class]),
    );
    expect(failing((listing) => known.get(listing.propertyType) === listing.class)).toEqual([]);
  });

  it('have unique MLS numbers and pictures', () => {
    expect(new Set(listings.map((listing) => listing.mlsNumber)).size).toBe(COUNT);
    const images = listings.flatMap((listing) => listing.images);
    expect(new Set(images).size).toBe(images.length);
    expect(failing((listing) => listing.images.length >= 6 && listing.images.length <= 20)).toEqual([]);
    const form = /^harbour\/[a-z]+\d{7}-\d+-[a-z]+(-[a-z]+)?-[a-z0-9.]+-[0-9a-f]{6}$/;
    expect(images.filter((image) => !form.test(image))).toEqual([]);
    expect(failing((listing) => /^[A-Z]\d{7}$/.test(listing.mlsNumber))).toEqual([]);
  });

  it('include a listing that came out today, however small the dataset', () => {
    const [only] = generateListings({ geography, count: 1, seed: 99, today: TODAY });
    expect(only).toMatchObject({ listDay: 0, status: 'A', lastStatus: 'New' });
    expect(Math.max(...listings.map((listing) => listing.listDay))).toBe(0);
  });
});

describe('a geography without room', () => {
  it('throws an error instead of searching without end', () => {
    const full = { ...geography, addressAt: () => undefined };
    expect(() => [...generateListings({ geography: full, count: 1, seed: 1, today: TODAY })]).toThrow(
      'no room',
    );
    const empty = { ...geography, streetsOf: () => [] };
    expect(() => [...generateListings({ geography: empty, count: 1, seed: 1, today: TODAY })]).toThrow(
      'no neighbourhood with streets',
    );
  });
});

describe('the place of a listing', () => {
  it('is the address of its slot, on its street', () => {
    const wrong = failing((listing) => {
      const address = geography.addressAt(listing.slot);
      const street = geography.streets[listing.slot.streetId];
      const hood = geography.neighbourhoods[address?.neighbourhood ?? -1];
      return (
        listing.streetNumber === String(address?.streetNumber) &&
        Math.abs(listing.longitude - (address?.position[0] ?? 0)) < 1e-6 &&
        Math.abs(listing.latitude - (address?.position[1] ?? 0)) < 1e-6 &&
        listing.streetName === street?.name &&
        listing.streetSuffix === street?.suffix &&
        listing.streetDirection === street?.direction &&
        listing.neighborhood === hood?.name &&
        listing.city === hood?.city
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has a postal code of its city, which neighbours share', () => {
    const form = /^[ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z] \d[ABCEGHJ-NPR-TV-Z]\d$/;
    expect(failing((listing) => form.test(listing.zip))).toEqual([]);
    const prefixes = new Map(geography.cities.map((city) => [city.name, city.postalPrefixes]));
    expect(
      failing((listing) => prefixes.get(listing.city)?.includes(listing.zip.slice(0, 3)) ?? false),
    ).toEqual([]);
    const blocks = Map.groupBy(
      listings,
      ({ slot }) => `${slot.streetId} ${Math.floor(slot.index / 8)} ${slot.side}`,
    );
    for (const block of blocks.values()) expect(new Set(block.map((listing) => listing.zip)).size).toBe(1);
  });

  it('is one house, or one of many units of a building', () => {
    const bySlot = Map.groupBy(listings, ({ slot }) => `${slot.streetId} ${slot.index} ${slot.side}`);
    for (const neighbours of bySlot.values()) {
      const isBuilding = neighbours[0]?.class === 'CondoProperty';
      const units = new Set(neighbours.map((listing) => listing.unitNumber));
      if (isBuilding) expect(units.has(null)).toBe(false);
      else expect(new Set(neighbours.map((listing) => listing.homeKey)).size).toBe(1);
      expect(units.size).toBe(new Set(neighbours.map((listing) => listing.homeKey)).size);
    }
    const towers = Map.groupBy(
      listings.filter((listing) => listing.propertyType === 'Condo Apt'),
      ({ slot }) => `${slot.streetId} ${slot.index} ${slot.side}`,
    );
    const sizes = [...towers.values()].map(
      (tower) => new Set(tower.map((listing) => listing.unitNumber)).size,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60);
    expect(sizes.filter((size) => size >= 12).length / sizes.length).toBeGreaterThan(0.75);
  });
});

describe('the days and prices of a listing', () => {
  it('are never in the future and are in order', () => {
    const wrong = failing((listing) => {
      const days = [
        listing.listDay,
        listing.soldDay,
        listing.updatedDay,
        listing.terminatedDay,
        listing.suspendedDay,
      ];
      return days.every(
        (day) => day === null || (Number.isInteger(day) && day <= 0 && day >= listing.listDay),
      );
    });
    expect(wrong).toEqual([]);
    // The store would save a negative zero as a fraction.
    expect(
      failing(
        ({ listDay, soldDay, updatedDay }) =>
          ![listDay, soldDay, updatedDay].some((day) => Object.is(day, -0)),
      ),
    ).toEqual([]);
    expect(failing((listing) => listing.listDay >= -2_560 && listing.expiryDay > listing.listDay)).toEqual(
      [],
    );
  });

  it('fit the status', () => {
    const done = ['Sld', 'Lsd', 'Sc', 'Sce', 'Lc', 'Lce'];
    const active = ['New', 'Pc', 'Ext'];
    expect(failing((listing) => (listing.soldPrice !== null) === done.includes(listing.lastStatus))).toEqual(
      [],
    );
    expect(failing((listing) => (listing.soldDay !== null) === done.includes(listing.lastStatus))).toEqual(
      [],
    );
    expect(failing((listing) => (listing.status === 'A') === active.includes(listing.lastStatus))).toEqual(
      [],
    );
    expect(failing((listing) => (listing.terminatedDay !== null) === (listing.lastStatus === 'Ter'))).toEqual(
      [],
    );
    expect(failing((listing) => (listing.suspendedDay !== null) === (listing.lastStatus === 'Sus'))).toEqual(
      [],
    );
    expect(failing((listing) => listing.status === 'U' || listing.expiryDay > 0)).toEqual([]);
    expect(
      failing((listing) => listing.lastStatus !== 'Exp' || listing.expiryDay === listing.updatedDay),
    ).toEqual([]);
    const ofSale = ['Sld', 'Sc', 'Sce'];
    const ofLease = ['Lsd', 'Lc', 'Lce'];
    const crossed = (listing: GeneratedListing) =>
      (listing.type === 'Sale' ? ofLease : ofSale).includes(listing.lastStatus);
    expect(failing((listing) => !crossed(listing))).toEqual([]);
  });

  it('include the original and the current asking price', () => {
    expect(failing((listing) => listing.originalPrice >= listing.listPrice)).toEqual([]);
    expect(
      failing((listing) => listing.lastStatus !== 'Pc' || listing.originalPrice > listing.listPrice),
    ).toEqual([]);
    expect(
      failing((listing) => listing.lastStatus !== 'New' || listing.originalPrice === listing.listPrice),
    ).toEqual([]);
    expect(failing((listing) => listing.listPrice > 0 && Number.isInteger(listing.listPrice))).toEqual([]);
    expect(failing((listing) => listing.type === 'Sale' || listing.listPrice % 25 === 0)).toEqual([]);
    const sold = listings.filter((listing) => listing.type === 'Sale' && listing.soldPrice !== null);
    const ratios = sold.map((listing) => (listing.soldPrice ?? 0) / listing.listPrice);
    expect(Math.min(...ratios)).toBeGreaterThan(0.88);
    expect(Math.max(...ratios)).toBeLessThan(1.36);
  });

  it('of one home are in order and never overlap', () => {
    const withHistory = homes().filter((stints) => stints.length > 1);
    expect(withHistory.length).toBeGreaterThan(500);
    for (const stints of withHistory) {
      for (const [place, stint] of stints.entries()) {
        const next = stints[place + 1];
        if (next) expect(endOf(stint)).toBeLessThan(next.listDay);
        if (next) expect(stint.status).toBe('U');
      }
    }
    const relisted = withHistory.filter((stints) =>
      stints.some(
        (stint, place) =>
          ['Ter', 'Exp'].includes(stint.lastStatus) && stints[place + 1]?.lastStatus === 'Sld',
      ),
    );
    expect(relisted.length).toBeGreaterThan(50);
  });

  it('include enough recent sales for comparisons', () => {
    const recent = listings.filter(
      (listing) => listing.lastStatus === 'Sld' && (listing.soldDay ?? -999) > -180,
    );
    expect(recent.length).toBeGreaterThan(COUNT * 0.03);
  });
});

describe('the home of a listing', () => {
  it("has an area within the listing's range", () => {
    const wrong = failing((listing) => {
      const text = listing.details.sqft;
      if (listing.sqft === null || !text) return listing.sqft === null && !text;
      if (text.startsWith('< ')) return listing.sqft < Number(text.slice(2));
      if (text.endsWith('+')) return listing.sqft >= Number.parseInt(text, 10);
      const [low = 0, high = low] = text.split('-').map(Number);
      return listing.sqft >= low && listing.sqft <= high;
    });
    expect(wrong).toEqual([]);
  });

  it('has fees and a unit in a condominium, and otherwise a lot', () => {
    const fee = (listing: GeneratedListing) => Number(listing.condominium?.fees?.maintenance ?? 0);
    const isCondo = (listing: GeneratedListing) => listing.class === 'CondoProperty';
    expect(failing((listing) => !isCondo(listing) || (fee(listing) > 90 && fee(listing) < 3_500))).toEqual(
      [],
    );
    expect(failing((listing) => !isCondo(listing) || listing.unitNumber !== null)).toEqual([]);
    expect(
      failing((listing) => (listing.condominium !== null) === (listing.class === 'CondoProperty')),
    ).toEqual([]);
    expect(
      failing(
        (listing) =>
          listing.propertyType !== 'Detached' || listing.unitNumber !== null || listing.lot !== null,
      ),
    ).toEqual([]);
    expect(failing((listing) => (listing.yearBuilt ?? 0) <= 2_026)).toEqual([]);
    expect(
      failing((listing) => (listing.sqft === null) === (listing.propertyType === 'Vacant Land')),
    ).toEqual([]);
    expect(
      failing((listing) =>
        listing.type === 'Lease' ? listing.taxes.annualAmount === null : listing.details.leaseTerms === null,
      ),
    ).toEqual([]);
  });

  it('costs more in Toronto than in Halifax, and a house more than a flat', () => {
    const median = (city: string, propertyType: string) => {
      const prices = listings
        .filter(
          (one) =>
            one.city === city &&
            one.propertyType === propertyType &&
            one.type === 'Sale' &&
            one.listDay > -365,
        )
        .map((one) => one.listPrice)
        .sort((a, b) => a - b);
      return prices[Math.floor(prices.length / 2)] ?? 0;
    };
    expect(median('Toronto', 'Detached')).toBeGreaterThan(median('Halifax', 'Detached') * 1.5);
    expect(median('Toronto', 'Detached')).toBeGreaterThan(median('Toronto', 'Condo Apt') * 1.5);
    expect(median('Toronto', 'Condo Apt')).toBeGreaterThan(400_000);
    expect(median('Toronto', 'Condo Apt')).toBeLessThan(850_000);
  });
});
