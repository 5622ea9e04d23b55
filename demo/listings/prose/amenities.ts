import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';

/** Boards' words for what a building shares, as a text says them. The concierge has sentences of its own. */
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

function known(home: Home): (readonly [string, string])[] {
  return (home.building?.amenities ?? []).flatMap((amenity) => {
    const names = NAMES[amenity];
    return names ? [names] : [];
  });
}

/** True where a building shares enough to be told. */
export function hasSharedRooms(home: Home): boolean {
  return known(home).length >= 2;
}

/** "a gym, bike storage and a party room": two or three of what the building shares; '' where it shares less. */
export function sharedRooms(dice: Dice, home: Home, language: 'en' | 'fr'): string {
  const names = known(home).map((both) => both[language === 'fr' ? 1 : 0]);
  if (names.length < 2) return '';
  const start = dice.whole(0, names.length - 1);
  const count = Math.min(names.length, dice.whole(2, 3));
  const chosen = Array.from({ length: count }, (_, step) => names[(start + step) % names.length] ?? '');
  return `${chosen.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${chosen.at(-1)}`;
}
