import type { Dice } from '../drawing/dice.ts';

/** Styles of rooms in Canadian homes, by age and kind. */
export const ROOM_STYLES = [
  'victorian',
  'midcentury',
  'suburban',
  'minimal',
  'loft',
  'cottage',
  'dated',
] as const;
/** Name of a room style. */
export type RoomStyleName = (typeof ROOM_STYLES)[number];

/** Interior colours of one home, the same in all its pictures. */
export interface Palette {
  wall: string;
  /** Colour of the one wall that differs. */
  feature: string;
  floor: string;
  wood: string;
  sofa: string;
  chair: string;
  accent: string;
  second: string;
  rug: string;
  cabinet: string;
  island: string;
  counter: string;
  tile: string;
  metal: string;
}

/** The construction and furniture of a home's rooms. */
export interface RoomStyle extends Palette {
  name: RoomStyleName;
  trim: string;
  /** Heights in metres; 0 without one. */
  baseboard: number;
  crown: number;
  flooring: 'planks' | 'herringbone' | 'carpet' | 'concrete' | 'parquet';
  /** Bars of a window. */
  glazing: 'sash' | 'picture' | 'grid' | 'clear';
  frame: string;
  ceiling: number;
  /** Cabinet doors. */
  doors: 'shaker' | 'slab' | 'raised';
  /** True if walls have framed mouldings. */
  panelled: boolean;
}

type Build = Omit<RoomStyle, keyof Palette | 'name'>;

const BUILDS: Record<RoomStyleName, Build> = {
  victorian: {
    trim: '#f6f1e6',
    baseboard: 0.24,
    crown: 0.16,
    flooring: 'herringbone',
    glazing: 'sash',
    frame: '#f6f1e6',
    ceiling: 3.05,
    doors: 'shaker',
    panelled: true,
  },
  midcentury: {
    trim: '#eee6d6',
    baseboard: 0.1,
    crown: 0,
    flooring: 'parquet',
    glazing: 'picture',
    frame: '#8a6242',
    ceiling: 2.5,
    doors: 'slab',
    panelled: false,
  },
  suburban: {
    trim: '#fbfaf5',
    baseboard: 0.14,
    crown: 0.1,
    flooring: 'planks',
    glazing: 'sash',
    frame: '#fbfaf5',
    ceiling: 2.65,
    doors: 'raised',
    panelled: false,
  },
  minimal: {
    trim: '#fafaf8',
    baseboard: 0.09,
    crown: 0,
    flooring: 'planks',
    glazing: 'clear',
    frame: '#2b3138',
    ceiling: 2.75,
    doors: 'slab',
    panelled: false,
  },
  loft: {
    trim: '#3a3d40',
    baseboard: 0.1,
    crown: 0,
    flooring: 'concrete',
    glazing: 'grid',
    frame: '#2a2c2f',
    ceiling: 3.7,
    doors: 'slab',
    panelled: false,
  },
  cottage: {
    trim: '#f4efe2',
    baseboard: 0.13,
    crown: 0,
    flooring: 'planks',
    glazing: 'picture',
    frame: '#f4efe2',
    ceiling: 2.7,
    doors: 'shaker',
    panelled: false,
  },
  dated: {
    trim: '#a77b52',
    baseboard: 0.09,
    crown: 0,
    flooring: 'carpet',
    glazing: 'picture',
    frame: '#a77b52',
    ceiling: 2.45,
    doors: 'raised',
    panelled: false,
  },
};

const FIELDS = [
  'wall',
  'feature',
  'floor',
  'wood',
  'sofa',
  'chair',
  'accent',
  'second',
  'rug',
  'cabinet',
  'island',
  'counter',
  'tile',
  'metal',
] as const;

/** Palettes, one per line, in the order of `FIELDS`. */
const PALETTES: Record<RoomStyleName, readonly [string, ...string[]]> = {
  victorian: [
    '#dcded0 #48604f #a8754b #6d4630 #8a3f37 #c79a5b #c9803f #2f4b57 #b9a68d #efe9da #48604f #f3efe6 #dfe5df #b48a4c',
    '#e6dccb #314a5e #b07f52 #744c33 #41586b #b66f52 #cf9a4a #8a3f37 #c7b394 #314a5e #7b5338 #f1ece2 #e7ddca #b48a4c',
    '#d8d9da #5d4456 #94633f #5a3a29 #4f6a5f #d0a98a #b8604c #d9b36a #c9bca8 #5f7468 #efe8d9 #e9e4d8 #d6dcd6 #a87f45',
    '#ead9cd #7c4a3d #a2714a #684531 #c3ae92 #4d6472 #7c8c5b #b8604c #d8c6ab #f2ebdc #55705f #40464c #efe6d8 #b48a4c',
  ],
  midcentury: [
    '#ece6d8 #b8754c #b98553 #8f5a34 #4f7472 #d49a3a #d49a3a #b5533c #d9ccb2 #a26b3f #e9e0cc #e8e0cf #cfdcd4 #b48a4c',
    '#e4e6df #556b53 #a9744a #7d4c2e #b9713d #60788a #c9a04a #40585a #cfc5ae #96623c #f0e9da #efe8da #d8d5c0 #2f3337',
    '#e9e5da #6f7f5a #b07f50 #83522f #c08a5c #5b7f80 #c4683f #3f5a5c #d8cdb6 #8f5f3a #e6dcc8 #ece4d4 #d3d8c8 #2f3337',
    '#ebe0d2 #8c5a4a #a9744a #74472c #6f7f86 #d2a24c #8c5a4a #5d7a6c #d6c6ac #efe7d8 #74472c #e8e0d0 #dcd2c2 #b48a4c',
    '#efe9df #2f5863 #bc8a58 #8a5733 #8b8f86 #c2603f #c2603f #dcae52 #e0d3bb #f1ebdd #2f5863 #e9e2d2 #c7d6d2 #b48a4c',
  ],
  suburban: [
    '#e9e4da #7f8d97 #b98a5c #7a5438 #b9aa97 #6f8494 #40647d #c9a26a #d9d2c6 #f6f4ee #f6f4ee #8f867c #e6e0d4 #9aa1a6',
    '#dfe3e2 #8fa19a #a97b50 #6d4a34 #7f8b93 #cdbfa9 #bb6a4c #5a7f76 #cfd5d3 #8a5b3c #8a5b3c #5c5550 #e3dccd #8c9297',
    '#eee3d3 #b98f6d #c19264 #82593a #8c7a6b #b8c0b6 #6d8a6f #c57f52 #e3d8c5 #f4efe4 #5a6b74 #d8cdbb #e9dfcd #b9bec4',
    '#e2e0e4 #6a7590 #9c6d48 #634330 #5f6d84 #d3c7b8 #d08b5b #8593a8 #cfcfd6 #fafaf6 #44536b #f2f0ea #dfe3e8 #b9bec4',
  ],
  minimal: [
    '#f1efeb #cfc6b8 #d6bb94 #b98f62 #d9d2c6 #55605c #b5633f #8c9a85 #e7e0d4 #f7f6f2 #c9a679 #f3f1ec #e9e8e3 #2b3036',
    '#eceeee #3b474d #c4a47c #94704c #5d6a70 #d6c3a8 #d0954a #3f6a6c #d7d9d6 #3b474d #b58d60 #eeeeea #dfe3e3 #24292e',
    '#f0e9e1 #9aa58f #dcc6a4 #b48b5f #94a08c #e3d6c4 #c06d4a #5b6a58 #e9e0d0 #b5bfaa #f2ede2 #efe9df #e8e2d6 #b08a4f',
    '#f3f2f0 #1f4052 #ccb08a #8c6747 #2f5567 #c9b39a #d78b53 #e4d7c3 #dcd9d1 #f5f4f0 #1f4052 #e6e9ea #e1e8ea #2b3036',
    '#ebe5de #b08c78 #cfae86 #9c744f #c9a794 #6d7a72 #7d3f36 #d9b27c #e6dacb #e9e3d9 #8a9189 #f4f0ea #e9e0d6 #24292e',
  ],
  loft: [
    '#dfdcd6 #a9604a #a8a49d #7a5337 #8a5a3a #3f4d55 #d08a3e #4f6f66 #8f4a3c #2f363b #7a5337 #d8d6d1 #e4e2dd #1f2226',
    '#d6d7d6 #96523f #b2aca2 #6d4a33 #46565e #b9713d #c9a04a #7c8f80 #5a6f7a #46565e #8a6243 #3a3e42 #eceae4 #1f2226',
    '#ece9e3 #b4735a #8f6a4a #5f4230 #c8bba7 #4a5f54 #4a5f54 #c2603f #c9bda6 #f1efe9 #3a3f43 #6f6a63 #dfdcd4 #1f2226',
  ],
  cottage: [
    '#ecdfc6 #b98b5a #b27d4c #8a5a35 #5e7d86 #c05b44 #c05b44 #e0b050 #dccaa8 #f3ecdc #6f8f8b #b98b5a #e9e2d0 #3a3f43',
    '#f0ebdf #7f9a9a #a87748 #7d5130 #d8ccb6 #3f6a7c #3f6a7c #cf8f45 #cfd8d6 #7f9a9a #f3ecdc #c49a68 #e3e8e4 #3a3f43',
  ],
  dated: [
    '#e8dcc2 #c7a877 #b9a27c #8a5a34 #8f7a4a #a86b3f #b5652f #7c7f4a #cbb68e #9c6a3c #9c6a3c #d8c9a6 #e3d2ae #b48a4c',
    '#e9dcd6 #c9a59a #b7a59c #92623d #7d8a93 #b98a86 #a05c5a #70889a #cdb9b0 #a8713f #a8713f #e6dccf #ead3cf #b48a4c',
    '#dfe0cd #9aa583 #a79d80 #7d5431 #a0804f #6f7f58 #c08a3a #5f7a5a #c6bf9c #8d5d36 #8d5d36 #d9ceb0 #d6dcc2 #b48a4c',
  ],
};

function paletteOf(line: string): Palette {
  const colours = line.split(' ');
  const at = (field: keyof Palette): string => colours[FIELDS.indexOf(field)] ?? '#808080';
  return {
    wall: at('wall'),
    feature: at('feature'),
    floor: at('floor'),
    wood: at('wood'),
    sofa: at('sofa'),
    chair: at('chair'),
    accent: at('accent'),
    second: at('second'),
    rug: at('rug'),
    cabinet: at('cabinet'),
    island: at('island'),
    counter: at('counter'),
    tile: at('tile'),
    metal: at('metal'),
  };
}

/** Returns the room style of a home with these dice. */
export function styleOf(dice: Dice, name: RoomStyleName): RoomStyle {
  const palette = paletteOf(dice.pick(PALETTES[name]));
  const build = BUILDS[name];
  const flooring = name === 'loft' && dice.chance(0.5) ? 'planks' : build.flooring;
  return { name, ...build, flooring, ...palette };
}
