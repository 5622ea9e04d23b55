import { isCommercial } from '#server/store/listings/propertyTypes.ts';
import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';

/** A picture: its scene, and words that it adds to the facts of the home. */
export interface Picture {
  scene: string;
  words: string;
}

/** Fields of a home that the list of pictures needs. */
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

/** A room as the plan needs it, with sizes in metres. */
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
/** Maximum number of rooms of one level on a plan. It bounds the length of image keys. */
const MAX_ROOMS = 8;

function letterFor(table: typeof KINDS, text: string, otherwise: string): string {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
}

function decimetres(size: string | number | null | undefined): number {
  const metres = Number(size);
  return Number.isFinite(metres) && metres > 0 ? Math.min(150, Math.max(15, Math.round(metres * 10))) : 30;
}

/** Returns the words of a plan: `b`, `m`, `u` and `y` with the rooms of each level, `z` with the number of baths. */
function planWords(home: PicturedHome, rooms: readonly SizedRoom[]): string {
  const levels = new Map<string, string[]>();
  for (const { description, level, length, width } of rooms) {
    const letter = letterFor(LEVELS, level ?? '', 'm');
    const kind = letterFor(KINDS, description ?? '', 'n');
    const there = levels.get(letter) ?? [];
    if (there.length < MAX_ROOMS) {
      there.push(`${kind}${decimetres(width)}x${decimetres(length)}`);
    }
    levels.set(letter, there);
  }
  let words = `z${home.baths}`;
  for (const [letter, sizes] of levels) {
    const word = `.${letter}${sizes.join('')}`;
    // Together with the facts of the home a token has less than 200 characters.
    if (words.length + word.length < 135) {
      words += word;
    }
  }
  return words;
}

function room(scene: string, words = ''): Picture {
  return { scene, words };
}

/** Returns a picture of each bedroom, each with different furniture. */
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

/** Minimum and maximum number of pictures in a list. */
const MIN_PICTURES = 6;
const MAX_PICTURES = 20;

/**
 * Returns the pictures of a listing after the first one, in the order of a showing: the home's rooms, the outside, the
 * view from the air, and the plan. Some owners provide fewer.
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
  const full = [...shown.slice(0, MAX_PICTURES - 2), ...plan];
  const count = dice.chance(0.2) ? Math.max(MIN_PICTURES - 1, Math.round(full.length * 0.55)) : full.length;
  const list = full.slice(0, count);
  return list.length >= MIN_PICTURES - 1
    ? list
    : [...list, ...extras.slice(0, MIN_PICTURES - 1 - list.length)];
}
