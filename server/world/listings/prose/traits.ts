import type { WireRoom } from '../../../../src/api/realty/contract.ts';
import type { Home } from '../home.ts';
import { marketHeat } from '../market.ts';
import { type HomeKind, isCommercial, isHouse } from '../propertyTypes.ts';
import type { Stint } from '../stints.ts';

/** What can be said of a listing; listing texts choose their sentences by these. */
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
  | 'gym'
  | 'rooftop'
  | 'swim'
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
  | 'summer';

/** Houses of which little of what is said of houses in town is true. */
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

function eraTraits(home: Home, add: (trait: Trait, applies: boolean) => void): void {
  const year = home.yearBuilt ?? 2000;
  add('old', year < 1946);
  add('midcentury', year >= 1946 && year < 1976);
  add('late', year >= 1976 && year < 1999);
  add('recent', year >= 1999);
}

function unitTraits(home: Home, add: (trait: Trait, applies: boolean) => void): void {
  const { building } = home;
  if (!building) return;
  add('balcony', home.balcony === 'Open');
  add('terrace', home.balcony === 'Terr');
  add('high', (home.floor ?? 0) >= 16);
  add('low', (home.floor ?? 99) <= 5);
  add('penthouse', home.unit?.startsWith('PH') ?? false);
  add('maisonette', home.unit?.startsWith('TH') ?? false);
  add('den', home.bedsPlus > 0);
  add('locker', home.hasLocker);
  add('concierge', building.amenities.includes('Concierge'));
  add('gym', building.amenities.includes('Gym'));
  add('rooftop', building.amenities.includes('Rooftop Deck/Garden'));
  add('swim', building.amenities.includes('Indoor Pool'));
  add('midrise', building.storeys < 10);
}

function houseTraits(home: Home, add: (trait: Trait, applies: boolean) => void): void {
  add('garage', home.garageSpaces > 0 && home.building?.kind !== 'condo');
  add('twoCar', home.garageSpaces >= 2 && home.building === null);
  add('finished', home.basement === 'Finished');
  add('suite', home.basement === 'Apartment' && !home.isPart);
  add('walkout', home.basement === 'Fin W/O');
  add('unfinished', home.basement === 'Unfinished' || home.basement === 'Part Fin');
  add('deep', (home.lot?.depth ?? 0) >= 125);
  add('wide', (home.lot?.width ?? 0) >= 48);
  add('tall', home.storeys >= 3);
  add('bungalow', home.style.startsWith('Bungalow'));
  add('pool', home.hasPool);
}

/** Everything that may be said of a home during a stint; rooms count, so that texts agree with the room table. */
export function traitsOf(
  home: Home,
  stint: Stint,
  rooms: readonly WireRoom[],
  month: number,
  today: number,
): Set<Trait> {
  const traits = new Set<Trait>([home.kind, home.condition, stint.type === 'Sale' ? 'sale' : 'lease']);
  const add = (trait: Trait, applies: boolean): void => {
    if (applies) traits.add(trait);
  };
  const sqft = home.sqft ?? 0;
  add('house', isHouse(home.kind) && !home.isPart && !COUNTRY_KINDS.has(home.kind));
  add('home', home.sqft !== null && !isCommercial(home.kind));
  add('commercial', isCommercial(home.kind));
  add('part', home.isPart);
  add('lower', home.isPart && home.unit === 'Lower');
  add('loft', home.style === 'Loft');
  add('studio', home.beds === 0);
  add('several', home.beds > 1);
  add('pair', home.beds === 2);
  add('large', sqft > (home.building ? 1_250 : 2_600));
  add('small', sqft < (home.building ? 560 : 1_100));
  add('fireplace', home.hasFireplace);
  add('parking', home.parkingSpaces > 0);
  add('noParking', home.parkingSpaces === 0);
  add('court', ['Court', 'Crescent', 'Place', 'Circle'].includes(home.site.street.suffix));
  add('mainStreet', home.site.street.kind !== 'local');
  add('urban', home.site.neighbourhood.towers > 0.45);
  add('twoBaths', home.baths > 1);
  add('reduced', stint.isReduced);
  add('hot', marketHeat(home.site.city, today + stint.listDay) > 0.45);
  add('winter', month === 11 || month < 2);
  add('summer', month >= 4 && month <= 8);
  eraTraits(home, add);
  unitTraits(home, add);
  houseTraits(home, add);
  for (const room of rooms) {
    if (room.description === 'Family') traits.add('familyRoom');
    for (const feature of [room.features, room.features2, room.features3]) {
      if (feature?.endsWith('Ensuite')) traits.add('ensuite');
      for (const [text, trait] of ROOM_TRAITS) add(trait, feature === text);
    }
  }
  return traits;
}
