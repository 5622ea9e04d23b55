import { isCommercial } from '#server/store/listings/propertyTypes.ts';
import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';

/** One picture of a showing: its scene, and words that it adds to the facts of the home. */
export interface Picture {
  scene: string;
  words: string;
}

/** Facts of a home that the list of pictures needs. */
export type PicturedHome = Pick<
  Home,
  | 'kind'
  | 'style'
  | 'storeys'
  | 'beds'
  | 'bedsPlus'
  | 'baths'
  | 'sqft'
  | 'basement'
  | 'balcony'
  | 'building'
  | 'isPart'
  | 'lot'
  | 'hasPool'
>;

/** A room as the plan needs it; sizes in metres as the listing has them. */
export interface SizedRoom {
  description?: string | null | undefined;
  level?: string | null | undefined;
  length?: string | number | null | undefined;
  width?: string | number | null | undefined;
}

const KINDS: readonly (readonly [pattern: RegExp, letter: string])[] = [
  [/^(living|great|sitting|sunroom)/i, 'l'],
  [/^(dining|breakfast)/i, 'd'],
  [/^kitchen/i, 'k'],
  [/^family/i, 'f'],
  [/^primary/i, 'p'],
  [/br$/i, 'b'],
  [/^laundry/i, 'a'],
  [/^(rec|games|exercise)/i, 'r'],
];
const LEVELS: readonly (readonly [pattern: RegExp, letter: string])[] = [
  [/^(bsmt|lower|sub)/i, 'b'],
  [/^(2nd|upper)/i, 'u'],
  [/^3rd/i, 'y'],
];
/** Rooms of one level that a plan shows at most: an image key has its bounds. */
const MOST_ROOMS = 8;

function letterFor(table: typeof KINDS, text: string, otherwise: string): string {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
}

function decimetres(size: string | number | null | undefined): number {
  const metres = Number(size);
  return Number.isFinite(metres) && metres > 0 ? Math.min(150, Math.max(15, Math.round(metres * 10))) : 30;
}

/** The words of a plan: `b`, `m`, `u` and `y` with the rooms of each level, `z` with the number of baths. */
function planWords(home: PicturedHome, rooms: readonly SizedRoom[]): string {
  const levels = new Map<string, string[]>();
  for (const { description, level, length, width } of rooms) {
    const letter = letterFor(LEVELS, level ?? '', 'm');
    const kind = letterFor(KINDS, description ?? '', 'n');
    const there = levels.get(letter) ?? [];
    if (there.length < MOST_ROOMS) {
      there.push(`${kind}${decimetres(width)}x${decimetres(length)}`);
    }
    levels.set(letter, there);
  }
  let words = `z${home.baths}`;
  for (const [letter, sizes] of levels) {
    const word = `.${letter}${sizes.join('')}`;
    // With the facts of the home before it, a token stays below 200 characters.
    if (words.length + word.length < 135) {
      words += word;
    }
  }
  return words;
}

function room(scene: string, words = ''): Picture {
  return { scene, words };
}

/** A home's bedrooms, each furnished for someone else. */
function bedrooms(home: PicturedHome): Picture[] {
  const hasAttic = home.storeys === 1.5 || home.storeys >= 2.5;
  const others = ['k', 'g', 's', 'k2', 'g2', 's2', 'k3'];
  return Array.from({ length: Math.min(7, home.beds) }, (_, index) => {
    const isLast = index === home.beds - 1;
    const which = index === 0 ? 'p' : isLast && hasAttic && !home.building ? 'a' : (others[index - 1] ?? 'g');
    return room('bedroom', `r${which}`);
  });
}

function baths(home: PicturedHome): Picture[] {
  if (home.baths <= 1) return [room('bath', 'rf')];
  const order = home.baths === 2 || home.storeys < 2 ? ['e', 'f', 'f2', 'e2'] : ['e', 'f', 'w', 'e2', 'f2'];
  return order.slice(0, Math.min(4, home.baths)).map((which) => room('bath', `r${which}`));
}

function flatPictures(home: PicturedHome, rooms: readonly SizedRoom[]): Picture[] {
  const amenities = home.building?.amenities.join() ?? '';
  return [
    room('living'),
    room('kitchen'),
    ...(rooms.some(({ description }) => /^dining/i.test(description ?? '')) ? [room('dining')] : []),
    ...bedrooms(home),
    ...baths(home),
    ...(home.bedsPlus > 0 ? [room('study')] : []),
    ...(home.balcony === 'None' || home.balcony === null ? [room('living', 'x1')] : [room('balcony')]),
    room('street'),
    room('lobby'),
    ...(/gym|exercise/i.test(amenities) ? [room('gym')] : []),
  ];
}

function housePictures(home: PicturedHome, rooms: readonly SizedRoom[]): Picture[] {
  const has = (pattern: RegExp): boolean => rooms.some(({ description }) => pattern.test(description ?? ''));
  const isLarge = (home.sqft ?? 0) > 1_500;
  const hasLower = /^(Finished|Fin W\/O|Apartment)$/.test(home.basement);
  return [
    room('living'),
    room('kitchen'),
    ...(has(/^dining/i) ? [room('dining')] : []),
    ...(has(/^(family|great)/i) ? [room('living', 'rf')] : []),
    ...(isLarge ? [room('hall')] : []),
    ...bedrooms(home),
    ...baths(home),
    ...(has(/^(office|den|library)/i) ? [room('study')] : []),
    ...(hasLower && !home.isPart ? [room('basement')] : []),
    ...(hasLower && isLarge ? [room('laundry')] : []),
    ...(home.isPart ? [] : [room('yard')]),
    room('street'),
    ...(home.kind === 'farm' ? [room('farm'), room('land')] : []),
    ...(home.lot && home.kind !== 'farm' && home.kind !== 'cottage' && home.kind !== 'mobile'
      ? [room('aerial', `d${Math.round(home.lot.depth)}.j${home.hasPool ? 1 : 0}`)]
      : []),
  ];
}

function businessPictures(home: PicturedHome): Picture[] {
  const inside = /restaurant|café|cafe|food|bar/i.test(home.style)
    ? 'rr'
    : home.kind === 'business'
      ? 'rs'
      : '';
  const lobby = home.kind === 'office' ? [room('lobby')] : [];
  const first = home.style === 'Fitness Studio' ? room('gym') : room('premises', inside);
  return [
    first,
    ...lobby,
    room('street'),
    room('premises', [inside, 'x1'].filter(Boolean).join('.')),
    room('commercial'),
    room('commercial'),
  ];
}

/** Fewest pictures of a listing, and most. */
const LEAST = 6;
const MOST = 20;

/**
 * The pictures of a listing after the first one, in the order of a showing: the home's actual rooms, then outside,
 * from the air, and its plan. Some owners provide fewer.
 */
export function pictureList(dice: Dice, home: PicturedHome, rooms: readonly SizedRoom[]): Picture[] {
  if (home.kind === 'land') {
    return Array.from({ length: dice.whole(5, 8) }, () => room('land'));
  }
  if (isCommercial(home.kind)) {
    return businessPictures(home);
  }
  const shown = home.building?.kind === 'condo' ? flatPictures(home, rooms) : housePictures(home, rooms);
  const plan = rooms.length > 1 ? [room('plan', planWords(home, rooms))] : [];
  const extras = [room('kitchen', 'x1'), room('living', 'x2'), room('bedroom', 'rp.x1'), room('street')];
  const full = [...shown.slice(0, MOST - 2), ...plan];
  const count = dice.chance(0.2) ? Math.max(LEAST - 1, Math.round(full.length * 0.55)) : full.length;
  const list = full.slice(0, count);
  return list.length >= LEAST - 1 ? list : [...list, ...extras.slice(0, LEAST - 1 - list.length)];
}
