/** The details, condominium and lot facts of the wire format, in the boards' words. */

import type { GeneratedListing } from '#demo/types.ts';
import { isCommercial, isHouse, PROPERTY_TYPES } from '#server/store/listings/propertyTypes.ts';
import type { WireDetails } from '../../src/api/realty/contract.ts';
import { maintenanceFee } from './charges.ts';
import type { Dice } from './dice.ts';
import type { Home } from './home.ts';
import type { HomeRoom } from './roomSizes.ts';
import type { Stint } from './stints.ts';

const HOUSE_STEPS = [700, 1_100, 1_500, 2_000, 2_500, 3_000, 3_500, 5_000];
const UNIT_STEPS = [
  500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500,
];

/**
 * Returns the range of square feet that a listing shows: "1100-1500" for houses, "600-699" for units, "5000+" above the
 * last step.
 */
function sqftRange(home: Home): string | null {
  const { sqft } = home;
  if (sqft === null) return null;
  if (isCommercial(home.kind)) return String(sqft);
  const steps = home.building ? UNIT_STEPS : HOUSE_STEPS;
  const above = steps.findIndex((step) => sqft < step);
  if (above === -1) return `${steps.at(-1)}+`;
  const upper = steps[above] ?? 0;
  if (above === 0) return home.building ? `0-${upper - 1}` : `< ${upper}`;
  return `${steps[above - 1]}-${home.building ? upper - 1 : upper}`;
}

/** Returns "New", an age range in years, or the year itself for an old home. */
function builtText(dice: Dice, home: Home, thisYear: number): string | null {
  if (home.yearBuilt === null) return null;
  const age = thisYear - home.yearBuilt;
  if (age <= 1) return 'New';
  if (dice.chance(0.6)) return String(home.yearBuilt);
  if (age <= 5) return '0-5';
  if (age <= 15) return '6-15';
  if (age <= 30) return '16-30';
  if (age <= 50) return '31-50';
  return age <= 99 ? '51-99' : '100+';
}

/**
 * Heating in provinces where natural gas is not the main fuel: electricity in Québec and on the coasts, oil in old
 * houses of the Atlantic provinces.
 */
const REGIONAL_HEATING: Record<string, readonly string[]> = {
  QC: ['Electric Baseboard', 'Electric Baseboard', 'Heat Pump', 'Water'],
  NS: ['Electric Baseboard', 'Heat Pump', 'Heat Pump', 'Water', 'Oil Forced Air'],
  NL: ['Electric Baseboard', 'Electric Baseboard', 'Heat Pump', 'Oil Forced Air'],
  BC: ['Electric Baseboard', 'Heat Pump', 'Radiant', 'Forced Air'],
};

function heatingOf(dice: Dice, home: Home): string {
  const regional = REGIONAL_HEATING[home.site.city.stateCode];
  if (!regional || home.kind === 'land' || isCommercial(home.kind)) return home.heating;
  const heating = dice.pick(regional);
  // Towers are not heated with oil.
  return home.building && heating.startsWith('Oil') ? 'Electric Baseboard' : heating;
}

function laundryOf(dice: Dice, home: Home): string | null {
  if (home.kind === 'land' || isCommercial(home.kind)) return null;
  if (home.building?.kind === 'condo')
    return home.building.yearBuilt < 1985 && dice.chance(0.5) ? 'Shared' : 'Ensuite';
  if (home.isPart) return dice.pick(['Shared', 'Ensuite']);
  return home.basement === 'None' || home.basement === 'Crawl Space'
    ? 'Main'
    : dice.pick(['Lower', 'Lower', 'Main', home.storeys > 1 ? 'Upper' : 'Lower']);
}

function drivewayOf(dice: Dice, home: Home): string | null {
  if (home.building || home.isPart || home.kind === 'land' || isCommercial(home.kind)) return null;
  if (home.parkingSpaces === 0) return 'None';
  if (home.garageSpaces >= 2) return 'Pvt Double';
  return dice.pick(['Private', 'Private', 'Lane', 'Mutual']);
}

/** Returns all details except the two texts. */
export function detailsOf(
  dice: Dice,
  home: Home,
  stint: Stint,
  rooms: readonly HomeRoom[],
  thisYear: number,
): WireDetails {
  const isRural = home.kind === 'farm' || home.kind === 'cottage' || home.kind === 'mobile';
  const isHome = home.sqft !== null && !isCommercial(home.kind);
  const isLease = stint.type === 'Lease';
  const isWholeHouse = isHouse(home.kind) && !home.isPart;
  return {
    airConditioning: isHome ? home.airConditioning : null,
    basement1: isHouse(home.kind) || home.kind === 'condoTown' ? home.basement : isHome ? 'None' : null,
    centralVac: isWholeHouse ? (dice.chance((home.sqft ?? 0) > 2_200 ? 0.4 : 0.1) ? 'Y' : 'N') : null,
    den: home.building && home.bedsPlus > 0 ? 'Y' : 'N',
    driveway: drivewayOf(dice, home),
    exteriorConstruction1: home.kind === 'land' ? null : home.exterior,
    familyRoom: isWholeHouse && (home.sqft ?? 0) > 1_900 ? 'Y' : 'N',
    flooringType: rooms[0]?.features[0]?.replace(' Floor', '') ?? null,
    furnished: isLease && isHome ? dice.weighted({ N: 82, Y: 9, Part: 9 }) : 'N',
    garage: home.garage,
    heating: heatingOf(dice, home),
    numBathrooms: home.baths,
    numBathroomsPlus: null,
    numBedrooms: home.beds,
    numBedroomsPlus: home.bedsPlus,
    numFireplaces: home.hasFireplace ? 'Y' : 'N',
    numGarageSpaces: home.garageSpaces,
    numParkingSpaces: home.parkingSpaces,
    numRooms: isHome ? rooms.filter((room) => home.isPart || room.level !== 'Bsmt').length : null,
    patio:
      home.balcony ??
      (isWholeHouse && dice.chance(0.75) ? dice.pick(['Deck', 'Deck', 'Porch', 'Patio']) : null),
    propertyType: PROPERTY_TYPES[home.kind].propertyType,
    roofMaterial: isWholeHouse
      ? dice.pick(['Asphalt Shingle', 'Asphalt Shingle', 'Asphalt Shingle', 'Metal', 'Flat'])
      : null,
    sewer: home.kind === 'land' ? 'Available' : isRural ? 'Septic' : home.building ? null : 'Sewers',
    sqft: sqftRange(home),
    style: home.style,
    swimmingPool: isWholeHouse ? (home.hasPool ? 'Inground' : 'None') : null,
    virtualTourUrl: null,
    moreInformationLink: null,
    waterSource: isRural ? 'Well' : home.building ? null : 'Municipal',
    yearBuilt: builtText(dice, home, thisYear),
    laundryLevel: laundryOf(dice, home),
    leaseTerms: isLease
      ? dice.weighted({ '1 Year': 88, '2 Years': 4, '6 Months': 4, 'Month To Month': 4 })
      : null,
  };
}

/** Returns the facts of a condominium; null for other homes. */
export function condominiumOf(dice: Dice, home: Home): GeneratedListing['condominium'] {
  const { building } = home;
  if (!building) return null;
  const owns =
    home.parkingSpaces === 0 ? 'None' : dice.pick(['Owned', 'Owned', 'Owned', 'Exclusive', 'Rental']);
  return {
    fees: { maintenance: maintenanceFee(home) },
    exposure: home.exposure,
    locker: home.hasLocker ? dice.pick(['Owned', 'Owned', 'Exclusive']) : 'None',
    pets: building.pets,
    parkingType: owns,
    stories: String(home.floor ?? 1),
    amenities: building.amenities,
  };
}

function acresText(squareFeet: number): string {
  const acres = squareFeet / 43_560;
  if (acres < 0.5) return '< .50';
  if (acres < 2) return '.50-1.99';
  if (acres < 5) return '2-4.99';
  if (acres < 10) return '5-9.99';
  if (acres < 25) return '10-24.99';
  return acres < 50 ? '25-49.99' : '50-99.99';
}

/** Returns the lot, in feet; null for units. */
export function lotOf(dice: Dice, home: Home): GeneratedListing['lot'] {
  if (!home.lot) return null;
  const { width, depth } = home.lot;
  return {
    acres: acresText(width * depth),
    depth,
    width,
    irregular: dice.chance(0.08) ? 'Irregular' : null,
    measurement: 'Feet',
    size: Math.round(width * depth),
  };
}

/** Returns the places that a listing names as nearby. */
export function nearbyOf(dice: Dice, home: Home): GeneratedListing['nearby'] {
  const amenities = [
    'Park',
    'Public Transit',
    'School',
    'Library',
    'Rec Centre',
    'Hospital',
    'Arts Centre',
    'Grnbelt/Conserv',
  ];
  const share = home.kind === 'farm' ? 0.15 : 0.42;
  return { amenities: amenities.filter((_, place) => dice.chance(place < 3 ? share + 0.25 : share - 0.1)) };
}
