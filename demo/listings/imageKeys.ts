import type { HomeKind } from '#server/store/listings/propertyTypes.ts';
import { Dice } from './dice.ts';
import type { Home } from './home.ts';
import { pictureFacts } from './pictures/pictureFacts.ts';
import type { SizedRoom } from './pictures/pictureList.ts';
import { pictureList } from './pictures/pictureList.ts';

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

const OUTSIDE: ReadonlySet<string> = new Set([
  ...Object.values(EXTERIOR),
  'street',
  'yard',
  'balcony',
  'aerial',
]);

function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
}

/** Dice that are the same for every listing of a house, and for all homes of a building. */
function diceOfHouse(home: Home): Dice {
  const { streetId, index, side } = home.building?.site.address ?? home.site.address;
  return new Dice(streetId, index, side, 77);
}

/**
 * Returns 6 to 20 keys in the order of a showing: the exterior first, then the home's rooms, the outside again, the lot
 * from the air, and the plan of the `rooms`.
 * @param month month of the listing day, 0 for January
 */
export function imageKeys(
  dice: Dice,
  home: Home,
  mlsNumber: string,
  month: number,
  rooms: readonly SizedRoom[],
): string[] {
  const shot = new Dice(numberOf(mlsNumber));
  const facts = pictureFacts(diceOfHouse(home), shot, home, month);
  const inside = `${facts.inside}.q${home.condition}${isLoft(facts.outside) ? '.sloft' : ''}`;
  const pictures = [{ scene: EXTERIOR[home.kind], words: '' }, ...pictureList(shot, home, rooms)];
  return pictures.map(({ scene, words }, index) => {
    const known = OUTSIDE.has(scene) ? facts.outside : inside;
    // At dusk a list of first pictures would be too dark.
    const light = index === 0 ? known.replace('.tdu.', '.tda.') : known;
    const variant = (dice.next() >>> 8).toString(16).padStart(6, '0');
    const token = words === '' ? light : `${light}.${words}`;
    return `harbour/${mlsNumber.toLowerCase()}-${index + 1}-${scene}-${token}-${variant}`;
  });
}

function isLoft(outside: string): boolean {
  return outside.split('.').includes('sloft');
}

/** Returns the keys of floor plans. */
export const floorPlansOf = (keys: readonly string[]): string[] =>
  keys.filter((key) => /-\d+-plan-/.test(key));
