/**
 * The value of a home on the dataset's day. The constants were adjusted by hand to round figures that a Canadian buyer
 * knows: a detached house in Toronto about 1.5 million, in Winnipeg about 420,000; a one-bedroom flat in Toronto about
 * 550,000, or 2,300 a month.
 */

import { isCommercial, isHouse } from '#server/store/listings/propertyTypes.ts';
import { power } from './arithmetic.ts';
import type { Condition, Home } from './home.ts';
import type { HouseKind } from './houses.ts';

/** Dollars, for a detached house in condition `kept`, of 1,700 square feet, at price level 1. */
const HOUSE_BASE = 795_000;
/** Dollars per square foot, for a flat of 700 square feet at price level 1. */
const FLAT_BASE = 515;
/** The year of the prices. Ages count up to it. */
const FITTED_IN = 2_026;
/** Dollars per month, for one bedroom at price level 1. */
const RENT_BASE = 1_760;

const HOUSE_FACTOR: Record<HouseKind, number> = {
  detached: 1,
  semi: 0.94,
  row: 0.84,
  multiplex: 1,
  farm: 2.3,
  mobile: 0.36,
  cottage: 0.72,
};

const CONDITION_FACTOR: Record<Condition, number> = {
  dated: 0.87,
  kept: 0.97,
  updated: 1.03,
  renovated: 1.12,
  new: 1.08,
};

/** The condition of a flat affects its price less than that of a house. */
const CONDITION_IN_FLATS = 0.55;

/** Factors for cities whose flats or houses differ from the common price level. */
const CITY_FACTOR: Readonly<Record<string, { flat?: number; house?: number }>> = {
  Toronto: { flat: 1.1 },
  Calgary: { flat: 1.16, house: 1.06 },
  Ottawa: { flat: 1.16 },
  Halifax: { flat: 1.18, house: 0.94 },
  "St. John's": { flat: 1.18 },
  Montréal: { flat: 1.26 },
  Vancouver: { flat: 1.1, house: 1.05 },
  London: { flat: 1.12 },
  Kitchener: { flat: 1.16 },
  Québec: { flat: 1.06 },
  Edmonton: { flat: 0.9 },
};

/**
 * Returns the factor of a price level. Cities differ mostly in the price of land, so houses follow the level more
 * steeply than flats, and cheap places less.
 */
function levelFactor(level: number, above: number, below: number): number {
  return power(level, level >= 1 ? above : below);
}

function houseValue(home: Home): number {
  const { city, neighbourhood, ground } = home.site;
  const level = levelFactor(city.priceLevel, 1.32, 0.92) * power(neighbourhood.priceLevel, 0.9);
  const size = power((home.sqft ?? 1_700) / 1_700, 0.55);
  const area = home.lot ? home.lot.width * home.lot.depth : 3_500;
  const land =
    home.kind === 'farm'
      ? power(area / 2_000_000, 0.25)
      : power(Math.max(1_800, Math.min(12_000, area)) / 4_200, 0.16);
  const isFinished =
    home.basement === 'Finished' || home.basement === 'Fin W/O' || home.basement === 'Apartment';
  const extras = 1 + (isFinished ? 0.035 : 0) + (home.hasPool ? 0.03 : 0) + home.garageSpaces * 0.012;
  const kind = HOUSE_FACTOR[home.kind as HouseKind]; // the caller checked isHouse, and the table has all its kinds
  const place = ground.worth * (CITY_FACTOR[city.name]?.house ?? 1);
  return HOUSE_BASE * place * level * size * land * kind * extras;
}

function flatValue(home: Home): number {
  const { city, neighbourhood, ground } = home.site;
  const sqft = home.sqft ?? 700;
  const level = levelFactor(city.priceLevel, 1.1, 0.64) * power(neighbourhood.priceLevel, 0.5);
  const size = power(700 / sqft, home.kind === 'condoTown' ? 0.28 : 0.14);
  const age = home.yearBuilt === null ? 0 : Math.max(0, FITTED_IN - home.yearBuilt);
  const ageing = Math.max(0.78, 1.04 - age * 0.0065);
  const parking = home.parkingSpaces * 38_000 * Math.min(1.3, city.priceLevel) * 0.75;
  return (
    FLAT_BASE * (CITY_FACTOR[city.name]?.flat ?? 1) * Math.sqrt(ground.worth) * level * size * sqft * ageing +
    parking
  );
}

function landValue(home: Home): number {
  const { city, neighbourhood, ground } = home.site;
  const area = home.lot ? home.lot.width * home.lot.depth : 4_000;
  const level = levelFactor(city.priceLevel, 1.5, 1) * power(neighbourhood.priceLevel, 0.9);
  return 330_000 * ground.worth * level * power(area / 5_000, 0.35);
}

function premisesValue(home: Home): number {
  const level = levelFactor(home.site.city.priceLevel, 1.2, 0.8);
  const sqft = home.sqft ?? 1_200;
  if (home.kind === 'business') return (70_000 + 75 * sqft) * level;
  const rate = { office: 400, retail: 520, industrial: 330 }[home.kind as 'office' | 'retail' | 'industrial']; // the kinds that are left
  return rate * sqft * level * power(1_500 / sqft, 0.1);
}

/** Returns the sale value in dollars on the dataset's day, without season and asking strategy. */
export function saleValue(home: Home): number {
  const condition = CONDITION_FACTOR[home.condition];
  if (home.kind === 'land') return landValue(home) * home.quality;
  if (isCommercial(home.kind)) return premisesValue(home) * home.quality;
  if (isHouse(home.kind)) return houseValue(home) * home.quality * condition;
  return flatValue(home) * home.quality * (1 + (condition - 1) * CONDITION_IN_FLATS);
}

/** Dollars per square foot and year. Other commercial kinds use the rate of offices. */
const YEARLY_RENT: Partial<Record<Home['kind'], number>> & { office: number } = {
  office: 24,
  retail: 33,
  industrial: 15,
};

function bedroomFactor(home: Home): number {
  const rooms = home.beds + home.bedsPlus * 0.35;
  if (rooms === 0) return 0.86;
  return 1 + (Math.min(rooms, 3) - 1) * 0.29 + Math.max(0, rooms - 3) * 0.16;
}

/** Yearly rent of an average home, as a share of its value. */
const USUAL_YIELD = 0.05;
/** Maximum yearly rent as a share of the value. A home that earned more would soon cost more. */
const MAX_YIELD = 0.088;
/** Weight of the value in a rent, against the rents of homes with as many bedrooms. */
const VALUE_WEIGHT = 0.22;

function homeRent(home: Home): number {
  const { city, neighbourhood } = home.site;
  const level = levelFactor(city.priceLevel, 0.75, 0.32) * power(neighbourhood.priceLevel, 0.35);
  const size = Math.max(0.85, Math.min(1.35, power((home.sqft ?? 700) / (450 + 260 * home.beds), 0.28)));
  const kind = home.isPart ? (home.unit === 'Lower' ? 0.78 : 0.9) : isHouse(home.kind) ? 1.06 : 1;
  const condition =
    home.condition === 'renovated' || home.condition === 'new' ? 1.05 : home.condition === 'dated' ? 0.93 : 1;
  return RENT_BASE * level * bedroomFactor(home) * size * kind * condition * Math.sqrt(home.quality);
}

/** Returns the rent in dollars per month on the dataset's day. A commercial rent is for the whole premises. */
export function monthlyRent(home: Home): number {
  if (isCommercial(home.kind)) {
    const yearly = YEARLY_RENT[home.kind] ?? YEARLY_RENT.office;
    const level = Math.sqrt(home.site.city.priceLevel);
    return ((home.sqft ?? 1_000) * yearly * level * home.quality) / 12;
  }
  const rent = homeRent(home);
  if (home.isPart) return rent;
  const monthly = saleValue(home) / 12;
  return Math.min(monthly * MAX_YIELD, rent * power((monthly * USUAL_YIELD) / rent, VALUE_WEIGHT));
}
