import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';
import { houseStyle } from './houseStyle.ts';

/**
 * Facts about the home in a listing's pictures: a token of words separated by dots, each a letter and its value. In
 * every picture: `k` kind, `e` year of building (0 unknown), `n` season (sp, su, au, wi), `t` hour (da, go, du, ov),
 * `p` province, `v` view (park, city, lake, sea, hills, peaks, plain), `w` floor (0 for a house). In pictures from
 * outside also: `s` style, `f` half storeys, `g` garage places with a letter for the kind (a, b, d, n), `h` a number of
 * the house or building, `c` cladding, `l` lot width in feet (0 unknown). A scene may add its own letters.
 */
export interface PictureFacts {
  inside: string;
  outside: string;
}

const WINTRY_MONTHS: readonly number[] = [11, 0, 1, 2];

function seasonOf(home: Home, month: number): string {
  const isMild = ['Vancouver', 'Victoria', 'Surrey'].includes(home.site.city.name);
  if (WINTRY_MONTHS.includes(month)) {
    // On the west coast gardens turn green again while other regions have snow.
    if (isMild) return month === 11 || month === 0 ? 'au' : 'sp';
    return 'wi';
  }
  if (month < 5) return 'sp';
  return month < 9 ? 'su' : 'au';
}

const VIEWS: Record<string, readonly string[]> = {
  Toronto: ['city', 'city', 'lake'],
  Mississauga: ['city', 'lake'],
  Oakville: ['lake', 'park'],
  Burlington: ['lake', 'hills'],
  Hamilton: ['hills', 'lake', 'city'],
  Montréal: ['city', 'city', 'hills'],
  Québec: ['hills', 'city'],
  Halifax: ['sea', 'city'],
  "St. John's": ['sea', 'sea', 'hills'],
  Vancouver: ['peaks', 'peaks', 'sea', 'city'],
  Surrey: ['peaks', 'park'],
  Victoria: ['sea', 'peaks'],
  Calgary: ['peaks', 'city', 'plain'],
  Edmonton: ['city', 'plain'],
  Winnipeg: ['city', 'plain'],
  Saskatoon: ['plain', 'city'],
};

function claddingOf(home: Home): string {
  const { exterior } = home;
  if (exterior.startsWith('Brick')) return 'brick';
  if (exterior.startsWith('Stucco')) return 'stucco';
  if (exterior === 'Stone' || exterior === 'Concrete') return 'stone';
  return exterior === 'Wood' || exterior === 'Hardie Board' ? 'board' : 'siding';
}

function garageOf(home: Home): string {
  const letter = { Attached: 'a', 'Built-In': 'b', Detached: 'd' }[home.garage] ?? 'n';
  return `${home.garageSpaces}${letter}`;
}

/**
 * Returns the facts for a home's pictures.
 * @param dice the same for every listing of the house or building
 * @param shot dice of this listing
 */
export function pictureFacts(dice: Dice, shot: Dice, home: Home, month: number): PictureFacts {
  const style = houseStyle(dice, home);
  const { city } = home.site;
  const year = home.yearBuilt ?? home.building?.yearBuilt ?? 0;
  const hour = shot.weighted({ da: 46, go: 24, du: 16, ov: 14 });
  const view = dice.pick(VIEWS[city.name] ?? ['park', 'park', 'city']);
  const storeys = Math.round((home.building?.storeys ?? home.storeys) * 2);
  const inside = [
    `k${home.kind.toLowerCase()}`,
    `e${year}`,
    `n${seasonOf(home, month)}`,
    `t${hour}`,
    `p${city.stateCode.toLowerCase()}`,
    `v${view}`,
    `w${home.floor ?? 0}`,
  ].join('.');
  const own = [
    `h${(dice.next() >>> 8).toString(16)}`,
    `s${style}`,
    `f${storeys}`,
    `g${garageOf(home)}`,
    `c${claddingOf(home)}`,
    `l${Math.round(home.lot?.width ?? 0)}`,
  ];
  return { inside, outside: `${inside}.${own.join('.')}` };
}
