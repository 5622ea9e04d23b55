import { HORSESHOE_AREAS } from './horseshoe/areas.ts';
import { HORSESHOE_RAILWAYS } from './horseshoe/railways.ts';
import { HORSESHOE_ROADS } from './horseshoe/roads.ts';
import { TORONTO_ISLANDS } from './horseshoe/shore.ts';
import { TORONTO_AREAS } from './horseshoe/torontoAreas.ts';
import { TORONTO_FRAME } from './horseshoe/torontoFrame.ts';
import { HORSESHOE_WATERS } from './horseshoe/waters.ts';
import { DURHAM, HALTON, HAMILTON_FRAME, PEEL, YORK } from './horseshoeFrames.ts';
import { HORSESHOE_MOTORWAYS, HORSESHOE_RIVERS } from './horseshoeLines.ts';
import type { Line, RegionFacts } from './regionFacts.ts';

/** Corners and borders that two cities share, so that no gap opens between them. */
const STEELES_WEST: [number, number] = [-79.6393, 43.7499];
const STEELES_EAST: [number, number] = [-79.1705, 43.8555];
const STEELES_YONGE: [number, number] = [-79.4197, 43.7983];
const YONGE_HIGHWAY_7: [number, number] = [-79.4275, 43.8402];
const BATHURST_HIGHWAY_7: [number, number] = [-79.4512, 43.8335];
const HIGHWAY_404_7: [number, number] = [-79.372, 43.853];
const RICHMOND_HILL_NORTH_WEST: [number, number] = [-79.493, 43.955];
const RICHMOND_HILL_NORTH_EAST: [number, number] = [-79.405, 43.98];
const ROUGE_MOUTH: [number, number] = [-79.114, 43.79];
const ETOBICOKE_CREEK: Line = [
  [-79.54, 43.57],
  [-79.5425, 43.587],
  [-79.5605, 43.612],
  [-79.578, 43.635],
  [-79.589, 43.652],
];
const PEEL_SPLIT: [number, number] = [-79.795, 43.607];
const OAKVILLE_MISSISSAUGA: Line = [
  [-79.6, 43.475],
  [-79.629, 43.489],
  [-79.694, 43.524],
  [-79.718, 43.508],
  [-79.752, 43.536],
];
const BURLINGTON_OAKVILLE: Line = [
  [-79.7, 43.365],
  [-79.722, 43.38],
  [-79.8, 43.432],
  [-79.83, 43.455],
];
const PICKERING_AJAX: Line = [
  [-79.045, 43.79],
  [-79.053, 43.83],
  [-79.085, 43.93],
];
const AJAX_WHITBY: Line = [
  [-78.965, 43.82],
  [-78.978, 43.85],
  [-79.01, 43.95],
];

const limits: Record<string, Line> = {
  Toronto: [
    ...ETOBICOKE_CREEK,
    STEELES_WEST,
    STEELES_YONGE,
    STEELES_EAST,
    [-79.145, 43.83],
    ROUGE_MOUTH,
    [-79.1, 43.75],
    [-79.3, 43.59],
  ],
  Mississauga: [
    ...OAKVILLE_MISSISSAUGA,
    PEEL_SPLIT,
    STEELES_WEST,
    ...ETOBICOKE_CREEK.toReversed(),
    [-79.56, 43.5],
  ],
  Brampton: [STEELES_WEST, PEEL_SPLIT, [-79.885, 43.685], [-79.735, 43.838]],
  Vaughan: [
    STEELES_WEST,
    [-79.735, 43.838],
    [-79.72, 43.868],
    [-79.4788, 43.92],
    BATHURST_HIGHWAY_7,
    YONGE_HIGHWAY_7,
    STEELES_YONGE,
  ],
  'Richmond Hill': [
    YONGE_HIGHWAY_7,
    BATHURST_HIGHWAY_7,
    [-79.4788, 43.92],
    RICHMOND_HILL_NORTH_WEST,
    RICHMOND_HILL_NORTH_EAST,
    HIGHWAY_404_7,
  ],
  Markham: [
    STEELES_YONGE,
    YONGE_HIGHWAY_7,
    HIGHWAY_404_7,
    [-79.394, 43.945],
    [-79.205, 43.975],
    STEELES_EAST,
  ],
  Oakville: [...OAKVILLE_MISSISSAUGA, ...BURLINGTON_OAKVILLE.toReversed()],
  Burlington: [
    ...BURLINGTON_OAKVILLE,
    [-79.86, 43.45],
    [-79.94, 43.385],
    [-79.915, 43.33],
    [-79.885, 43.287],
    [-79.797, 43.299],
    [-79.77, 43.3],
  ],
  Pickering: [
    ROUGE_MOUTH,
    [-79.145, 43.83],
    STEELES_EAST,
    [-79.19, 43.91],
    ...PICKERING_AJAX.toReversed(),
    [-79.1, 43.79],
  ],
  Ajax: [...PICKERING_AJAX, ...AJAX_WHITBY.toReversed()],
  Whitby: [...AJAX_WHITBY, [-79.03, 44.0], [-78.935, 44.01], [-78.9, 43.85], [-78.9, 43.83]],
  Hamilton: [
    [-79.797, 43.299],
    [-79.885, 43.287],
    [-79.955, 43.27],
    [-79.945, 43.2],
    [-79.71, 43.18],
    [-79.69, 43.245],
    [-79.76, 43.27],
  ],
};

/** Hamilton to Oshawa: Toronto, its ten neighbours and Hamilton, filled side by side. */
export const GOLDEN_HORSESHOE: RegionFacts = {
  name: 'Golden Horseshoe',
  box: [-80.15, 43.1, -78.7, 44.1],
  limits,
  waters: HORSESHOE_WATERS,
  islands: TORONTO_ISLANDS,
  rivers: HORSESHOE_RIVERS,
  motorways: HORSESHOE_MOTORWAYS,
  roads: HORSESHOE_ROADS,
  railways: HORSESHOE_RAILWAYS,
  parks: [...TORONTO_AREAS, ...HORSESHOE_AREAS],
  frames: [TORONTO_FRAME, YORK, PEEL, HALTON, DURHAM, HAMILTON_FRAME],
};
