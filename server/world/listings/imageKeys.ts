import { Dice } from './dice.ts';
import type { Home } from './home.ts';
import { pictureFacts } from './pictures/pictureFacts.ts';
import type { HomeKind } from './propertyTypes.ts';
import { isCommercial } from './propertyTypes.ts';

const EXTERIOR: Record<HomeKind, string> = {
  detached: 'facade-detached',
  semi: 'facade-semi',
  row: 'facade-row',
  multiplex: 'facade-multiplex',
  condo: 'tower',
  condoTown: 'facade-row',
  land: 'land',
  farm: 'farm',
  mobile: 'facade-detached',
  cottage: 'facade-detached',
  office: 'commercial',
  retail: 'commercial',
  industrial: 'commercial',
  business: 'commercial',
};

function scenesOf(home: Home): string[] {
  if (home.kind === 'land') return ['land'];
  if (isCommercial(home.kind))
    return home.kind === 'office' ? ['commercial', 'lobby', 'commercial'] : ['commercial'];
  if (home.kind === 'condo') {
    const outside = home.balcony === 'None' ? 'living' : 'balcony';
    return [
      'living',
      'kitchen',
      'bedroom',
      'bath',
      outside,
      'dining',
      'lobby',
      'kitchen',
      'living',
      'bedroom',
    ];
  }
  const scenes = [
    'living',
    'kitchen',
    'dining',
    'bedroom',
    'bath',
    'kitchen',
    'bedroom',
    'yard',
    'living',
    'bath',
  ];
  const hasLower =
    home.basement === 'Finished' || home.basement === 'Fin W/O' || home.basement === 'Apartment';
  if (hasLower) scenes.splice(8, 0, 'basement');
  if (home.kind === 'farm') scenes.splice(1, 0, 'farm', 'land');
  return scenes;
}

function pictureCount(dice: Dice, home: Home): number {
  if (home.kind === 'land' || isCommercial(home.kind)) return dice.whole(6, 9);
  const rooms = home.beds + home.baths + (home.sqft ?? 0) / 500;
  return Math.max(6, Math.min(20, Math.round(rooms) + dice.whole(3, 8)));
}

const OUTSIDE: ReadonlySet<string> = new Set([...Object.values(EXTERIOR), 'street', 'yard', 'balcony']);

function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
}

/** The same at every listing of a house, and for all homes of a building. */
function diceOfHouse(home: Home): Dice {
  const { streetId, index, side } = home.building?.site.address ?? home.site.address;
  return new Dice(streetId, index, side, 77);
}

/**
 * 6 to 20 keys in the order of a showing: the exterior first, then the rooms that the home really has. `month` is that
 * of the listing day, 0 for January.
 */
export function imageKeys(dice: Dice, home: Home, mlsNumber: string, month: number): string[] {
  const scenes = scenesOf(home);
  const count = pictureCount(dice, home);
  const facts = pictureFacts(diceOfHouse(home), new Dice(numberOf(mlsNumber)), home, month);
  const keys: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const scene = number === 1 ? EXTERIOR[home.kind] : (scenes[(number - 2) % scenes.length] ?? 'living');
    const known = OUTSIDE.has(scene) ? facts.outside : facts.inside;
    const variant = (dice.next() >>> 8).toString(16).padStart(6, '0');
    keys.push(`harbour/${mlsNumber.toLowerCase()}-${number}-${scene}-${known}-${variant}`);
  }
  return keys;
}
