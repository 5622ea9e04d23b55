import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';
import type { HomeRoom } from '../roomSizes.ts';
import { sharedRooms } from './amenities.ts';
import type { DescribedListing } from './describedListing.ts';
import { atPlace, ofPlace } from './frenchPlaceNames.ts';
import { capital, grouped, ordinal, SIDES, WORDS } from './words.ts';

type Language = 'en' | 'fr';

const METRES_A_FOOT = 0.3048;

/** Returns "14 by 11 feet" with the longer side first, or "14 pieds sur 11" in French. */
function sizeText(room: HomeRoom | undefined, language: Language): string {
  if (!room) return '';
  const [long, short] = [room.length, room.width].map((metres) => Math.round(metres / METRES_A_FOOT));
  return language === 'fr' ? `${long} pieds sur ${short}` : `${long} by ${short} feet`;
}

function countOf(number: number, language: Language): string {
  const word = WORDS[language][number] ?? String(number);
  if (language === 'fr') return `${word} chambre${number > 1 ? 's' : ''}`;
  return `${word} bedroom${number > 1 ? 's' : ''}`;
}

function dollars(amount: number, language: Language): string {
  return language === 'fr' ? `${grouped(amount, ' ')} $` : `$${grouped(amount, ',')}`;
}

function styleText(home: Home, language: Language): string {
  const style = home.style.toLowerCase();
  return language === 'fr' && style === 'fourplex' ? 'quadruplex' : style;
}

function placeFacts(home: Home, language: Language): [string, string][] {
  const side = SIDES[home.exposure ?? 'S']?.[language === 'fr' ? 1 : 0] ?? '';
  const hood = home.site.neighbourhood.name;
  const city = home.site.city.name;
  return [
    ['side', side],
    ['Side', capital(side)],
    ['towards', /^[aeo]/.test(side) ? `l’${side}` : `le ${side}`],
    ['hood', hood],
    ['Hood', capital(hood)],
    ['atHood', atPlace(hood)],
    ['ofHood', ofPlace(hood)],
    ['city', city],
    ['City', capital(city)],
  ];
}

function countFacts(home: Home, language: Language): [string, string][] {
  const word = (number: number): string => WORDS[language][number] ?? String(number);
  const beds = countOf(home.beds, language);
  return [
    ['beds', word(home.beds)],
    ['Beds', capital(word(home.beds))],
    ['bedCount', beds],
    ['BedCountLower', beds],
    ['BedCount', capital(beds)],
    ['BedCountCapital', capital(beds)],
    ['lowerBeds', word(home.bedsPlus)],
    ['baths', word(home.baths)],
    ['Baths', capital(word(home.baths))],
    ['BathsCapital', capital(word(home.baths))],
    ['parking', word(home.parkingSpaces)],
    ['parkingCount', word(home.parkingSpaces)],
    ['Parking', capital(word(home.parkingSpaces))],
    ['GarageSpaces', capital(word(home.garageSpaces))],
  ];
}

function buildingFacts(home: Home, language: Language): [string, string][] {
  const storeys = home.building?.storeys ?? home.storeys;
  const word = WORDS[language][storeys] ?? String(storeys);
  const units = { Duplex: 2, Triplex: 3, Fourplex: 4 }[home.style];
  return [
    ['year', String(home.yearBuilt ?? '')],
    ['decade', `${Math.floor((home.yearBuilt ?? 2000) / 10) * 10}s`],
    ['floor', language === 'fr' ? `${home.floor ?? 1}e` : ordinal(home.floor ?? 1)],
    ['floorNumber', String(home.floor ?? 1)],
    ['storeys', String(storeys)],
    ['storeysWord', word],
    ['StoreysCapital', capital(word)],
    ['style', styleText(home, language)],
    ['StyleCapital', capital(styleText(home, language))],
    ['units', units ? (WORDS[language][units] ?? '') : ''],
  ];
}

function measureFacts(home: Home, rooms: readonly HomeRoom[], language: Language): [string, string][] {
  const area = Math.round((home.sqft ?? 0) / 10) * 10;
  const lotArea = (home.lot?.width ?? 0) * (home.lot?.depth ?? 0);
  const sized = (name: string) => sizeText(roomNamed(rooms, name), language);
  return [
    ['area', grouped(area, language === 'fr' ? ' ' : ',')],
    ['width', String(Math.round(home.lot?.width ?? 0))],
    ['depth', String(Math.round(home.lot?.depth ?? 0))],
    ['Depth', String(Math.round(home.lot?.depth ?? 0))],
    ['acres', String(Math.max(1, Math.round(lotArea / 43_560)))],
    ['livingSize', sized('Living')],
    ['kitchenSize', sized('Kitchen')],
    ['familySize', sized('Family')],
    ['primarySize', sized('Primary')],
    ['recSize', sized('Rec')],
  ];
}

/** Returns the first room of a name in the room table. */
export function roomNamed(rooms: readonly HomeRoom[], name: string): HomeRoom | undefined {
  return rooms.find(({ description }) => description === name);
}

/**
 * Returns the facts that sentences may name: `beds` "three", `Beds` "Three", `area` "1,450", `year`, `width`, `side`...
 */
export function factsOf(dice: Dice, described: DescribedListing): Map<string, string> {
  const { home, rooms, condominium, taxes } = described;
  const { language } = home.site.city;
  return new Map([
    ...placeFacts(home, language),
    ...countFacts(home, language),
    ...buildingFacts(home, language),
    ...measureFacts(home, rooms, language),
    ['amenities', sharedRooms(dice, home, language)],
    ['fee', dollars(Number(condominium?.fees?.maintenance ?? 0), language)],
    ['taxes', dollars(Math.round((taxes ?? 0) / 10) * 10, language)],
  ]);
}
