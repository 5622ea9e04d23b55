/** Houses on their own lots. */

import type { HomeKind } from '#server/store/listings/propertyTypes.ts';
import { exponential, power } from './arithmetic.ts';
import type { Dice } from './dice.ts';
import type { Basement, Condition, Home, Site } from './home.ts';

/** Kinds with a house on a lot. */
export type HouseKind = Extract<
  HomeKind,
  'detached' | 'semi' | 'row' | 'multiplex' | 'farm' | 'mobile' | 'cottage'
>;

const SIZE_FACTOR: Record<HouseKind, number> = {
  detached: 1,
  semi: 0.8,
  row: 0.82,
  multiplex: 1.45,
  farm: 1.15,
  mobile: 0.62,
  cottage: 0.58,
};

/** Dwellings in a multiplex, by its style. Each has its own bathroom. */
const HOUSEHOLDS: Record<string, number> = { Duplex: 2, Triplex: 3, Fourplex: 4 };

/** Year of the oldest houses, by province. Ontario and the East use 1880. */
const FIRST_HOUSES: Record<string, number> = { BC: 1_908, AB: 1_910, SK: 1_911, MB: 1_906 };

/** Returns the square feet of a typical detached house, by its year. */
function typicalSize(year: number): number {
  if (year < 1930) return 1_550;
  if (year < 1946) return 1_420;
  if (year < 1962) return 1_180;
  if (year < 1976) return 1_450;
  if (year < 1998) return 1_950;
  return 2_350;
}

function yearOfHouse(dice: Dice, kind: HouseKind, site: Site, thisYear: number): number {
  const { era, priceLevel } = site.neighbourhood;
  if (kind === 'mobile') return dice.whole(1978, 2012);
  // On old expensive streets single houses are replaced by new ones.
  const isInfill = era < 1975 && dice.chance(0.05 + 0.07 * Math.max(0, priceLevel - 0.9));
  if (isInfill) return dice.whole(2004, thisYear);
  const spread = era < 1940 ? 16 : 9;
  return Math.max(
    FIRST_HOUSES[site.city.stateCode] ?? 1_880,
    Math.min(thisYear, Math.round(era + dice.bell() * spread)),
  );
}

function conditionOf(dice: Dice, year: number, thisYear: number): Condition {
  const age = thisYear - year;
  if (age <= 2) return 'new';
  if (age < 14) return dice.weighted({ kept: 70, updated: 30 });
  if (age < 35) return dice.weighted({ dated: 18, kept: 40, updated: 28, renovated: 14 });
  return dice.weighted({ dated: 24, kept: 26, updated: 26, renovated: 24 });
}

function styleOf(dice: Dice, kind: HouseKind, year: number, sqft: number, storeys: number): string {
  if (kind === 'multiplex') return sqft > 2_600 ? dice.pick(['Triplex', 'Fourplex', 'Triplex']) : 'Duplex';
  if (kind === 'mobile') return 'Bungalow';
  if (kind === 'cottage') return storeys === 1 ? dice.pick(['Bungalow', 'Chalet']) : '1 1/2 Storey';
  if (storeys === 1) {
    if (year < 1950 || year > 1992) return 'Bungalow';
    return dice.weighted({ Bungalow: 62, 'Bungalow-Raised': 14, 'Sidesplit 3': 14, 'Backsplit 4': 10 });
  }
  if (storeys === 1.5) return '1 1/2 Storey';
  if (storeys === 2.5) return '2 1/2 Storey';
  return storeys === 3 ? '3-Storey' : '2-Storey';
}

function storeysOf(dice: Dice, kind: HouseKind, year: number, sqft: number): number {
  if (kind === 'mobile') return 1;
  if (kind === 'cottage') return dice.pick([1, 1, 1.5]);
  if (kind === 'row') return year > 2004 && dice.chance(0.55) ? 3 : 2;
  if (kind === 'multiplex') return sqft > 2_400 ? dice.pick([2, 2.5, 3]) : 2;
  if (kind === 'detached' && year < 1980 && sqft < 1_500)
    return dice.weighted({ 1: 74, 1.5: 12, 2: 14 }) === '1' ? 1 : 2;
  if (year < 1932 && sqft > 1_650) return dice.pick([2, 2.5, 2.5, 3]);
  if (kind === 'detached' && year < 1952 && sqft < 1_350) return 1.5;
  return 2;
}

function lotOf(dice: Dice, kind: HouseKind, year: number, site: Site): { width: number; depth: number } {
  const roomy = site.neighbourhood.towers < 0.1 ? 1.08 : 1;
  const wide = Math.max(0.92, Math.min(1.7, power(site.neighbourhood.priceLevel, 0.5))) * roomy;
  const depth = (low: number, high: number) => Math.round(dice.between(low, high) * 10) / 10;
  const width = (low: number, high: number, factor = wide) =>
    Math.round(dice.between(low, high) * factor * 20) / 20;
  if (kind === 'farm') return { width: width(420, 1_400, 1), depth: depth(1_200, 3_000) };
  if (kind === 'mobile') return { width: width(40, 55, 1), depth: depth(90, 120) };
  if (kind === 'cottage') return { width: width(60, 140, 1), depth: depth(140, 320) };
  if (kind === 'row') return { width: width(14.5, 22, 1), depth: depth(82, 112) };
  if (kind === 'semi')
    return year < 1945
      ? { width: width(15, 21, 1), depth: depth(95, 130) }
      : { width: width(22, 32, 1), depth: depth(98, 132) };
  if (kind === 'multiplex') return { width: width(22, 38), depth: depth(100, 135) };
  if (year < 1945) return { width: width(20, 36), depth: depth(98, 140) };
  if (year < 1976) return { width: width(40, 58), depth: depth(104, 140) };
  if (year < 1998) return { width: width(36, 55), depth: depth(100, 125) };
  return { width: width(30, 46), depth: depth(88, 112) };
}

function basementOf(dice: Dice, kind: HouseKind, site: Site): Basement {
  if (kind === 'mobile') return 'None';
  if (kind === 'cottage') return 'Crawl Space';
  if (kind === 'multiplex') return dice.weighted({ Apartment: 45, Unfinished: 35, 'Part Fin': 20 });
  const { stateCode } = site.city;
  // On the wet west coast crawl spaces are as common as basements.
  if (stateCode === 'BC')
    return dice.weighted({ 'Crawl Space': 30, Finished: 32, Apartment: 24, Unfinished: 14 });
  return dice.weighted({
    Finished: 42,
    Unfinished: 19,
    'Part Fin': 12,
    'Fin W/O': 12,
    Apartment: 13,
    'Crawl Space': 2,
  });
}

function garageOf(dice: Dice, kind: HouseKind, year: number, lotWidth: number) {
  if (kind === 'mobile' || kind === 'cottage') return { garage: 'None', garageSpaces: 0, parkingSpaces: 2 };
  if (kind === 'farm')
    return { garage: 'Detached', garageSpaces: dice.whole(2, 4), parkingSpaces: dice.whole(8, 12) };
  if (kind === 'row') {
    const garageSpaces = year > 1975 && dice.chance(0.85) ? 1 : 0;
    return { garage: garageSpaces ? 'Built-In' : 'None', garageSpaces, parkingSpaces: 1 + garageSpaces };
  }
  if (year < 1946) {
    const hasGarage = dice.chance(0.4);
    const parkingSpaces = hasGarage ? dice.whole(1, 3) : dice.pick([0, 1, 1, 2]);
    return { garage: hasGarage ? 'Detached' : 'None', garageSpaces: hasGarage ? 1 : 0, parkingSpaces };
  }
  if (kind === 'semi' || lotWidth < 34 || year < 1976) {
    const garageSpaces = dice.chance(0.75) ? 1 : 0;
    const garage =
      garageSpaces === 0 ? 'None' : year < 1976 ? dice.pick(['Attached', 'Detached']) : 'Built-In';
    return { garage, garageSpaces, parkingSpaces: garageSpaces + dice.whole(1, 3) };
  }
  const garageSpaces = lotWidth > 62 && dice.chance(0.5) ? 3 : 2;
  return {
    garage: dice.pick(['Attached', 'Built-In']),
    garageSpaces,
    parkingSpaces: garageSpaces + dice.whole(2, 4),
  };
}

function exteriorOf(dice: Dice, site: Site, year: number): string {
  if (site.city.stateCode === 'ON' || site.city.stateCode === 'QC') {
    return dice.weighted({
      Brick: 64,
      'Brick Front': 14,
      'Stucco/Plaster': 8,
      'Vinyl Siding': year > 1970 ? 8 : 3,
      Stone: 6,
    });
  }
  if (site.city.stateCode === 'BC')
    return dice.weighted({ 'Stucco/Plaster': 40, Wood: 35, 'Hardie Board': 25 });
  return dice.weighted({ 'Vinyl Siding': 62, 'Stucco/Plaster': 20, Wood: 10, 'Hardie Board': 8 });
}

function bedsOf(dice: Dice, kind: HouseKind, sqft: number, storeys: number): number {
  if (kind === 'multiplex') return Math.max(3, Math.min(9, Math.round(sqft / 480)));
  if (sqft < 800) return 2;
  if (sqft < 1_150) return storeys === 1 ? dice.pick([2, 3, 3]) : dice.pick([2, 3]);
  if (sqft < 1_850) return dice.pick([3, 3, 3, 4]);
  if (sqft < 2_900) return dice.pick([3, 4, 4, 4]);
  return sqft > 4_000 ? dice.pick([5, 5, 6]) : dice.pick([4, 4, 5]);
}

function bathsOf(
  dice: Dice,
  kind: HouseKind,
  sqft: number,
  year: number,
  condition: Condition,
  hasLower: boolean,
): number {
  const modern = year > 1985 || condition === 'renovated' ? 1 : 0;
  const maximum =
    kind === 'mobile' || kind === 'cottage'
      ? 2
      : sqft < 1_250
        ? 2 + (hasLower ? 1 : 0)
        : sqft < 1_700
          ? 3
          : sqft < 2_600
            ? 4
            : 8;
  const baths = Math.floor(sqft / 1_000) + modern + (hasLower ? 1 : 0) + (dice.chance(0.3) ? 1 : 0);
  return Math.max(1, Math.min(maximum, baths));
}

/** Returns a house on a site. */
export function houseHome(dice: Dice, kind: HouseKind, site: Site, thisYear: number): Home {
  const year = yearOfHouse(dice, kind, site, thisYear);
  const wealth = Math.max(0.85, Math.min(1.75, power(site.neighbourhood.priceLevel, 0.55)));
  const size = typicalSize(year) * SIZE_FACTOR[kind] * wealth * exponential(0.19 * dice.bell());
  const sqft = Math.round(Math.max(kind === 'row' || kind === 'semi' ? 820 : 620, size));
  const storeys = storeysOf(dice, kind, year, sqft);
  const style = styleOf(dice, kind, year, sqft, storeys);
  const condition = conditionOf(dice, year, thisYear);
  const lot = lotOf(dice, kind, year, site);
  const basement = basementOf(dice, kind, site);
  const hasLower = basement === 'Apartment' || basement === 'Finished' || basement === 'Fin W/O';
  const { streetId, index, side } = site.address;
  return {
    key: `${streetId}.${index}.${side}`,
    kind,
    site,
    building: null,
    unit: null,
    floor: null,
    isPart: false,
    style,
    yearBuilt: year,
    condition,
    sqft,
    storeys,
    beds: bedsOf(dice, kind, sqft, storeys),
    bedsPlus:
      kind !== 'multiplex' && hasLower
        ? dice.pick(basement === 'Apartment' ? [1, 1, 2, 2] : [0, 0, 1, 1, 2])
        : 0,
    baths: Math.max(HOUSEHOLDS[style] ?? 1, bathsOf(dice, kind, sqft, year, condition, hasLower)),
    lot,
    basement,
    ...garageOf(dice, kind, year, lot.width),
    exposure: null,
    heating:
      year < 1946 && condition !== 'renovated'
        ? dice.pick(['Forced Air', 'Water', 'Forced Air'])
        : 'Forced Air',
    airConditioning: year > 1975 || dice.chance(0.65) ? 'Central Air' : dice.pick(['None', 'Wall Unit']),
    exterior: exteriorOf(dice, site, year),
    hasPool: kind === 'detached' && lot.width > 40 && dice.chance(0.09),
    hasFireplace: dice.chance(year < 1946 || sqft > 1_700 ? 0.6 : 0.3),
    hasLocker: false,
    balcony: null,
    quality: exponential(0.085 * dice.bell()),
  };
}

/** Returns the number of dwellings in a house, by its style: 2 for a Duplex, 1 for a house that is no multiplex. */
export function dwellingsOf(home: Home): number {
  return HOUSEHOLDS[home.style] ?? 1;
}

/** Returns a storey of a house that is for lease alone: the lower suite, or the part above it. */
export function partOfHouse(dice: Dice, house: Home): Home {
  const isLower = house.basement === 'Apartment' && dice.chance(0.6);
  const whole = house.sqft ?? 1_200;
  const sqft = Math.round((isLower ? whole / Math.max(1, house.storeys) : whole) * 0.85);
  return {
    ...house,
    isPart: true,
    unit: isLower ? 'Lower' : 'Upper',
    key: `${house.key}.${isLower ? 'Lower' : 'Upper'}`,
    sqft: Math.max(480, sqft),
    beds: isLower ? Math.max(1, house.bedsPlus) : house.beds,
    bedsPlus: 0,
    baths: isLower ? 1 : Math.max(1, house.baths - 1),
    basement: isLower ? 'Apartment' : 'None',
    parkingSpaces: Math.min(1, house.parkingSpaces),
    garageSpaces: 0,
    garage: 'None',
    hasPool: false,
    hasFireplace: false,
    lot: null,
  };
}
