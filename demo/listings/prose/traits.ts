import { type HomeKind, isCommercial, isHouse } from '#server/store/listings/propertyTypes.ts';
import type { Home } from '../home.ts';
import { marketHeat } from '../market.ts';
import { hasSharedRooms } from './amenities.ts';
import type { DescribedListing } from './describedListing.ts';
import { roomNamed } from './facts.ts';

/** Traits of a listing, which select the sentences of its text. */
export type Trait =
  | HomeKind
  | 'house'
  | 'home'
  | 'commercial'
  | 'sale'
  | 'lease'
  | 'part'
  | 'lower'
  | 'old'
  | 'midcentury'
  | 'late'
  | 'recent'
  | 'dated'
  | 'kept'
  | 'updated'
  | 'renovated'
  | 'new'
  | 'bungalow'
  | 'tall'
  | 'loft'
  | 'studio'
  | 'several'
  | 'pair'
  | 'large'
  | 'small'
  | 'fireplace'
  | 'pool'
  | 'garage'
  | 'twoCar'
  | 'parking'
  | 'noParking'
  | 'finished'
  | 'suite'
  | 'walkout'
  | 'unfinished'
  | 'deep'
  | 'wide'
  | 'balcony'
  | 'terrace'
  | 'high'
  | 'low'
  | 'penthouse'
  | 'maisonette'
  | 'den'
  | 'locker'
  | 'concierge'
  | 'rooftop'
  | 'midrise'
  | 'court'
  | 'mainStreet'
  | 'urban'
  | 'quartz'
  | 'granite'
  | 'island'
  | 'stainless'
  | 'hardwood'
  | 'ensuite'
  | 'walkIn'
  | 'potLights'
  | 'familyRoom'
  | 'twoBaths'
  | 'reduced'
  | 'hot'
  | 'winter'
  | 'summer'
  | 'country'
  | 'ground'
  | 'upstairs'
  | 'topFloor'
  | 'twoStorey'
  | 'threeStorey'
  | 'hasBasement'
  | 'partFinished'
  | 'crawlSpace'
  | 'lowerBedroom'
  | 'pairOfBaths'
  | 'deck'
  | 'porch'
  | 'patio'
  | 'lane'
  | 'privateDrive'
  | 'attachedGarage'
  | 'builtInGarage'
  | 'oneSpace'
  | 'severalSpaces'
  | 'ensuiteLaundry'
  | 'mainLaundry'
  | 'upperLaundry'
  | 'pets'
  | 'amenities'
  | 'fee'
  | 'taxes'
  | 'yearLease'
  | 'livingRoom'
  | 'diningRoom'
  | 'kitchen'
  | 'primary'
  | 'rec'
  | 'plot'
  | 'nearWater'
  | 'waterView'
  | 'railTransit'
  | 'metropolis'
  | 'coast'
  | 'ontario'
  | 'plainSide';

/** Country homes, for which most sentences about town houses are false. */
const COUNTRY_KINDS: ReadonlySet<HomeKind> = new Set(['farm', 'mobile', 'cottage']);

const ROOM_TRAITS: readonly (readonly [string, Trait])[] = [
  ['Quartz Counter', 'quartz'],
  ['Granite Counter', 'granite'],
  ['Centre Island', 'island'],
  ['Stainless Steel Appl', 'stainless'],
  ['Hardwood Floor', 'hardwood'],
  ['Walk-In Closet', 'walkIn'],
  ['Pot Lights', 'potLights'],
];

const ROOMS: readonly (readonly [string, Trait])[] = [
  ['Family', 'familyRoom'],
  ['Living', 'livingRoom'],
  ['Dining', 'diningRoom'],
  ['Kitchen', 'kitchen'],
  ['Primary', 'primary'],
  ['Rec', 'rec'],
];

/** Cities with a metro or a light railway. */
const RAIL_CITIES: ReadonlySet<string> = new Set([
  'Toronto',
  'Montréal',
  'Vancouver',
  'Calgary',
  'Edmonton',
  'Ottawa',
  'Kitchener',
]);
/** Maximum distance to water, in metres, for a text to name the water, and for a view of it above the roofs. */
const NEAR_WATER = 380;
const SEEN_WATER = 600;
const ABOVE_ROOFS = 9;

type Add = (trait: Trait, applies: boolean) => void;

function eraTraits(home: Home, add: Add): void {
  const year = home.yearBuilt ?? 2000;
  add('old', year < 1946);
  add('midcentury', year >= 1946 && year < 1976);
  add('late', year >= 1976 && year < 1999);
  add('recent', year >= 1999);
}

function unitTraits({ home, condominium }: DescribedListing, add: Add): void {
  const { building, floor } = home;
  if (!building) return;
  add('balcony', home.balcony === 'Open');
  add('terrace', home.balcony === 'Terr');
  add('ground', (floor ?? 1) <= 1);
  add('high', (floor ?? 0) >= 16);
  add('low', (floor ?? 0) <= 5);
  add('penthouse', home.unit?.startsWith('PH') ?? false);
  add('maisonette', home.unit?.startsWith('TH') ?? false);
  add('den', home.bedsPlus > 0 && building.kind === 'condo');
  add('locker', home.hasLocker);
  add('concierge', building.amenities.includes('Concierge'));
  add('rooftop', building.amenities.includes('Rooftop Deck/Garden'));
  add('midrise', building.storeys < 10);
  add('amenities', hasSharedRooms(home));
  add('fee', Number(condominium?.fees?.maintenance ?? 0) > 0);
  add('pets', building.pets === 'Y');
  add('oneSpace', home.parkingSpaces === 1);
  add('plainSide', ['N', 'S', 'Ne', 'Nw', 'Se', 'Sw'].includes(home.exposure ?? 'S'));
}

function houseTraits({ home, details }: DescribedListing, add: Add): void {
  add('garage', home.garageSpaces > 0 && home.building?.kind !== 'condo');
  add('attachedGarage', home.garage === 'Attached');
  add('builtInGarage', home.garage === 'Built-In');
  add('twoCar', home.garageSpaces >= 2 && home.building === null);
  add('finished', home.basement === 'Finished');
  add('suite', home.basement === 'Apartment' && !home.isPart);
  add('lowerBedroom', home.bedsPlus > 0);
  add('walkout', home.basement === 'Fin W/O');
  add('unfinished', home.basement === 'Unfinished');
  add('partFinished', home.basement === 'Part Fin');
  add('crawlSpace', home.basement === 'Crawl Space');
  add('hasBasement', home.basement !== 'None' && home.basement !== 'Crawl Space');
  add('deep', (home.lot?.depth ?? 0) >= 125);
  add('wide', (home.lot?.width ?? 0) >= 48);
  add('plot', home.lot !== null);
  add('tall', home.storeys >= 3);
  add('topFloor', home.storeys >= 2.5);
  add('twoStorey', home.storeys === 2);
  add('threeStorey', home.storeys === 3);
  add('upstairs', home.storeys > 1 && !(home.isPart && home.unit === 'Lower'));
  add('bungalow', home.style === 'Bungalow' && !home.isPart && home.kind !== 'mobile');
  add('pool', home.hasPool);
  add('deck', details.patio === 'Deck');
  add('porch', details.patio === 'Porch');
  add('patio', details.patio === 'Patio');
  add('lane', details.driveway === 'Lane');
  add('privateDrive', details.driveway === 'Private' || details.driveway === 'Pvt Double');
}

function placeTraits({ home, stint, month, today }: DescribedListing, add: Add): void {
  const { street, city, neighbourhood, ground } = home.site;
  const toWater = ground.metresToWater ?? Number.POSITIVE_INFINITY;
  add('nearWater', toWater <= NEAR_WATER);
  add('waterView', toWater <= SEEN_WATER && (home.floor ?? 0) >= ABOVE_ROOFS);
  add('court', ['Court', 'Crescent', 'Place', 'Circle'].includes(street.suffix));
  add('mainStreet', street.kind !== 'local');
  add('urban', neighbourhood.towers > 0.45);
  add('railTransit', RAIL_CITIES.has(city.name));
  add('metropolis', city.population > 400_000);
  add('coast', city.stateCode === 'BC');
  add('ontario', city.stateCode === 'ON');
  add('hot', marketHeat(city, today + stint.listDay) > 0.45);
  add('winter', (month === 11 || month < 2) && city.stateCode !== 'BC');
  add('summer', month >= 4 && month <= 8);
}

function roomTraits({ rooms, details }: DescribedListing, add: Add): void {
  add('ensuiteLaundry', details.laundryLevel === 'Ensuite');
  add('mainLaundry', details.laundryLevel === 'Main');
  add('upperLaundry', details.laundryLevel === 'Upper');
  for (const [name, trait] of ROOMS) add(trait, roomNamed(rooms, name) !== undefined);
  for (const feature of rooms.flatMap(({ features }) => features.slice(0, 3))) {
    add('ensuite', feature.endsWith('Ensuite'));
    for (const [text, trait] of ROOM_TRAITS) add(trait, feature === text);
  }
}

/** Returns all traits of a listing. They keep its text consistent with its fields. */
export function traitsOf(described: DescribedListing): Set<Trait> {
  const { home, stint, details, taxes } = described;
  const traits = new Set<Trait>([home.condition, stint.type === 'Sale' ? 'sale' : 'lease']);
  const add: Add = (trait, applies) => {
    if (applies) traits.add(trait);
  };
  const sqft = home.sqft ?? 0;
  // A storey of a house is not called a house.
  add(home.kind, !home.isPart);
  add('house', isHouse(home.kind) && !home.isPart && !COUNTRY_KINDS.has(home.kind));
  add('home', home.sqft !== null && !isCommercial(home.kind));
  add('commercial', isCommercial(home.kind));
  add('country', home.kind === 'farm' || home.kind === 'cottage');
  add('part', home.isPart);
  add('lower', home.isPart && home.unit === 'Lower');
  add('loft', home.style === 'Loft');
  add('studio', home.beds === 0 && home.sqft !== null && !isCommercial(home.kind));
  add('several', home.beds > 1);
  add('pair', home.beds === 2);
  add('large', sqft > (home.building ? 1_250 : 2_600));
  add('small', sqft < (home.building ? 560 : 1_100));
  add('fireplace', home.hasFireplace);
  add('parking', home.parkingSpaces > 0);
  add('noParking', home.parkingSpaces === 0);
  add('severalSpaces', home.parkingSpaces >= 2);
  add('twoBaths', home.baths > 1);
  add('pairOfBaths', home.baths === 2);
  add('reduced', stint.isReduced);
  add('taxes', (taxes ?? 0) > 0);
  add('yearLease', details.leaseTerms === '1 Year');
  eraTraits(home, add);
  unitTraits(described, add);
  houseTraits(described, add);
  placeTraits(described, add);
  roomTraits(described, add);
  return traits;
}
