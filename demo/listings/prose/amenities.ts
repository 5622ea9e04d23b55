import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';

/** Text for each amenity in the boards' words, in English and French. The concierge has separate sentences. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  Gym: ['a gym', 'un gym'],
  'Party/Meeting Room': ['a party room', 'une salle commune'],
  'Rooftop Deck/Garden': ['a rooftop terrace', 'une terrasse sur le toit'],
  'Indoor Pool': ['an indoor pool', 'une piscine intérieure'],
  'Visitor Parking': ['visitor parking', 'du stationnement pour visiteurs'],
  'Guest Suites': ['guest suites', 'des chambres d’invités'],
  'Media Room': ['a media room', 'un cinéma maison'],
  Sauna: ['a sauna', 'un sauna'],
  'Bike Storage': ['bike storage', 'un local à vélos'],
  'Bbqs Allowed': ['barbecues', 'des barbecues'],
  'Games Room': ['a games room', 'une salle de jeux'],
};

function amenityNames(home: Home): (readonly [string, string])[] {
  return (home.building?.amenities ?? []).flatMap((amenity) => {
    const names = NAMES[amenity];
    return names ? [names] : [];
  });
}

/** True if a building has enough shared amenities to mention. */
export function hasSharedRooms(home: Home): boolean {
  return amenityNames(home).length >= 2;
}

/** Returns two or three shared amenities, "a gym, bike storage and a party room"; '' if the building has fewer. */
export function sharedRooms(dice: Dice, home: Home, language: 'en' | 'fr'): string {
  const names = amenityNames(home).map((pair) => pair[language === 'fr' ? 1 : 0]);
  if (names.length < 2) return '';
  const start = dice.whole(0, names.length - 1);
  const count = Math.min(names.length, dice.whole(2, 3));
  const chosen = Array.from({ length: count }, (_, step) => names[(start + step) % names.length] ?? '');
  return `${chosen.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${chosen.at(-1)}`;
}
