import { describe, expect, it } from 'vitest';
import type { GeneratedListing } from '#demo/types.ts';
import type { WireRoom } from '../../src/api/realty/contract.ts';
import { fakeGeography } from '../../tests/support/country/fakeGeography.ts';
import { generateListings } from './generateListings.ts';

const SQUARE_METRES_A_SQUARE_FOOT = 0.0929;
const listings = [...generateListings({ geography: fakeGeography(), count: 5_000, seed: 11, today: 20_778 })];
const withRooms = listings.filter((listing) => listing.rooms.length > 0);

/** Parses metres from "4.20" or `13'9"`. */
function metres(text: string | null | undefined): number {
  const feet = /^(\d+)'(\d+)"$/.exec(text ?? '');
  return feet ? Number(feet[1]) * 0.3048 + Number(feet[2]) * 0.0254 : Number(text);
}

function areaOf(rooms: readonly WireRoom[]): number {
  return rooms.reduce((sum, room) => sum + metres(room.length) * metres(room.width), 0);
}

function failing(test: (listing: GeneratedListing) => boolean): string[] {
  return withRooms
    .filter((listing) => !test(listing))
    .map(({ mlsNumber, style, propertyType, rooms }) => {
      return `${mlsNumber} ${propertyType} ${style} ${rooms.map((room) => `${room.level} ${room.description}`)}`;
    });
}

const levelsOf = ({ rooms }: GeneratedListing) => new Set(rooms.map((room) => room.level));
const isWhole = ({ unitNumber }: GeneratedListing) => unitNumber !== 'Lower' && unitNumber !== 'Upper';
const ensuitesOf = ({ rooms }: GeneratedListing): number =>
  rooms.filter((room) =>
    [room.features, room.features2, room.features3].some((one) => one?.endsWith('Ensuite')),
  ).length;

describe('the rooms of a home', () => {
  it('exist for every home, and not for land or premises', () => {
    const isHome = ({ class: kind, propertyType }: GeneratedListing) =>
      kind !== 'CommercialProperty' && propertyType !== 'Vacant Land';
    expect(listings.filter((listing) => isHome(listing) !== listing.rooms.length > 0)).toEqual([]);
  });

  it('make up the area above ground without halls, walls and baths', () => {
    const shares = withRooms.map((listing) => {
      const above = listing.rooms.filter(({ level }) => level !== 'Bsmt' || listing.unitNumber === 'Lower');
      return areaOf(above) / ((listing.sqft ?? 0) * SQUARE_METRES_A_SQUARE_FOOT);
    });
    // About 0.76 of the area, within 15 %.
    expect(Math.min(...shares)).toBeGreaterThan(0.65);
    expect(Math.max(...shares)).toBeLessThan(0.87);
  });

  it('have a basement no larger than the ground floor', () => {
    const wrong = failing(({ rooms, sqft, unitNumber }) => {
      if (unitNumber === 'Lower') return true;
      const below = areaOf(rooms.filter(({ level }) => level === 'Bsmt'));
      return below <= (sqft ?? 0) * SQUARE_METRES_A_SQUARE_FOOT * 0.7;
    });
    expect(wrong).toEqual([]);
  });

  it('are on the levels of the style', () => {
    const oneLevel = /^(Bungalow|Bungalow-Raised|Apartment|Studio|Loft)$/;
    expect(failing((listing) => !oneLevel.test(listing.style) || !levelsOf(listing).has('2nd'))).toEqual([]);
    expect(
      failing(
        (listing) => !/split/.test(listing.style) || !isWhole(listing) || levelsOf(listing).has('Upper'),
      ),
    ).toEqual([]);
    expect(
      failing((listing) => listing.style !== '2-Storey' || !isWhole(listing) || levelsOf(listing).has('2nd')),
    ).toEqual([]);
    expect(
      failing(
        (listing) =>
          !levelsOf(listing).has('3rd') || /^(2 1\/2|3-|Duplex|Triplex|Fourplex|Stacked)/.test(listing.style),
      ),
    ).toEqual([]);
    expect(
      failing((listing) => listing.details.basement1 !== 'None' || !levelsOf(listing).has('Bsmt')),
    ).toEqual([]);
  });

  it("include the listing's number of bedrooms, up to eight", () => {
    const wrong = failing(({ rooms, beds, unitNumber }) => {
      const bedrooms = rooms.filter(
        ({ description, level }) =>
          /^Primary$|Br$/.test(description ?? '') && (level !== 'Bsmt' || unitNumber === 'Lower'),
      );
      return bedrooms.length === Math.min(8, beds);
    });
    expect(wrong).toEqual([]);
  });

  it('have a bath outside the bedrooms', () => {
    expect(failing((listing) => ensuitesOf(listing) < Math.max(1, listing.baths))).toEqual([]);
    const pairs = withRooms.filter(({ baths, propertyType, beds }) => {
      return baths === 3 && beds > 0 && propertyType === 'Detached';
    });
    expect(pairs.filter((listing) => ensuitesOf(listing) !== 1)).toEqual([]);
  });

  it('have sizes in metres in Ontario and in feet elsewhere', () => {
    const form = ({ state }: GeneratedListing) => (state === 'Ontario' ? /^\d+\.\d\d$/ : /^\d+'\d+"$/);
    const wrong = failing((listing) =>
      listing.rooms.every(
        ({ length, width }) => form(listing).test(length ?? '') && form(listing).test(width ?? ''),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('have plausible sides', () => {
    const sides = withRooms.flatMap(({ rooms }) =>
      rooms.flatMap(({ length, width }) => [metres(length), metres(width)]),
    );
    expect(Math.min(...sides)).toBeGreaterThan(1.2);
    expect(Math.max(...sides)).toBeLessThan(14);
  });
});

describe('the details of a home', () => {
  it('agree with its rooms', () => {
    const count = ({ rooms, unitNumber, details }: GeneratedListing) =>
      rooms.filter(({ level }) => isPart(unitNumber) || level !== 'Bsmt').length === details.numRooms;
    expect(failing(count)).toEqual([]);
    const den = ({ rooms, details }: GeneratedListing) =>
      details.den !== 'Y' || rooms.some(({ description }) => description === 'Den');
    expect(failing(den)).toEqual([]);
    const family = ({ rooms, details }: GeneratedListing) =>
      (details.familyRoom === 'Y') === rooms.some(({ description }) => description === 'Family');
    expect(failing(family)).toEqual([]);
  });

  it('give flats a terrace on the ground floor and balconies above', () => {
    const flats = withRooms.filter(({ style }) => style === 'Apartment' || style === 'Studio');
    const patios = (isGround: boolean) =>
      new Set(
        flats
          .filter(({ condominium }) => (condominium?.stories === '1') === isGround)
          .map(({ details }) => details.patio),
      );
    expect(patios(true)).toEqual(new Set(['Terr', 'None']));
    expect(patios(false)).toContain('Open');
  });

  it('have electric heating in Québec and forced air in the towns of Ontario', () => {
    const heating = (state: string) =>
      withRooms.filter((listing) => listing.state === state).map(({ details }) => details.heating ?? '');
    const shareOf = (list: string[], pattern: RegExp) =>
      list.filter((one) => pattern.test(one)).length / list.length;
    expect(shareOf(heating('Québec'), /Electric/)).toBeGreaterThan(0.35);
    expect(shareOf(heating('Ontario'), /^Forced Air/)).toBeGreaterThan(0.5);
    expect(shareOf(heating('Ontario'), /Electric|Oil/)).toBe(0);
  });

  it('include a floor for every flat, and its parking and locker', () => {
    const flats = withRooms.filter(({ propertyType }) => propertyType === 'Condo Apt');
    expect(flats.filter(({ condominium }) => Number(condominium?.stories) < 1)).toEqual([]);
    expect(
      flats.filter(({ details, condominium }) => {
        return (details.numParkingSpaces === 0) !== (condominium?.parkingType === 'None');
      }),
    ).toEqual([]);
  });
});

function isPart(unit: string | null): boolean {
  return unit === 'Lower' || unit === 'Upper';
}
