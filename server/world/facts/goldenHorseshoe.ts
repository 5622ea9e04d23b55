import { DURHAM, HALTON, HAMILTON_FRAME, PEEL, TORONTO_FRAME, YORK } from './horseshoeFrames.ts';
import { HORSESHOE_MOTORWAYS, HORSESHOE_RIVERS } from './horseshoeLines.ts';
import { LAKE_ONTARIO_SHORE, TORONTO_ISLANDS } from './lakeOntario.ts';
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
  waters: [
    {
      name: 'Lake Ontario',
      outline: [
        ...LAKE_ONTARIO_SHORE,
        [-78.5, 43.89],
        [-78.5, 43.37],
        [-78.95, 43.272],
        [-79.07, 43.262],
        [-79.25, 43.2],
        [-79.4, 43.185],
      ],
    },
    {
      name: 'Hamilton Harbour',
      outline: [
        [-79.797, 43.302],
        [-79.8, 43.312],
        [-79.815, 43.308],
        [-79.835, 43.3],
        [-79.855, 43.292],
        [-79.876, 43.288],
        [-79.882, 43.281],
        [-79.868, 43.277],
        [-79.858, 43.281],
        [-79.848, 43.277],
        [-79.838, 43.276],
        [-79.822, 43.274],
        [-79.808, 43.276],
        [-79.795, 43.279],
        [-79.791, 43.288],
      ],
    },
    {
      name: "Frenchman's Bay",
      outline: [
        [-79.097, 43.806],
        [-79.101, 43.816],
        [-79.095, 43.822],
        [-79.087, 43.8185],
        [-79.087, 43.81],
        [-79.094, 43.806],
      ],
    },
    {
      name: 'Lake Wilcox',
      outline: [
        [-79.44, 43.949],
        [-79.437, 43.954],
        [-79.43, 43.9545],
        [-79.426, 43.95],
        [-79.431, 43.946],
      ],
    },
    {
      name: 'Grenadier Pond',
      outline: [
        [-79.4705, 43.6395],
        [-79.4725, 43.643],
        [-79.472, 43.6475],
        [-79.47, 43.6455],
        [-79.4685, 43.64],
      ],
    },
  ],
  islands: TORONTO_ISLANDS,
  rivers: HORSESHOE_RIVERS,
  motorways: HORSESHOE_MOTORWAYS,
  parks: [
    {
      name: 'High Park',
      outline: [
        [-79.4725, 43.6385],
        [-79.4735, 43.647],
        [-79.469, 43.654],
        [-79.459, 43.6545],
        [-79.456, 43.646],
        [-79.457, 43.639],
      ],
    },
    {
      name: "Queen's Park",
      outline: [
        [-79.3935, 43.661],
        [-79.395, 43.6665],
        [-79.3915, 43.667],
        [-79.39, 43.6615],
      ],
    },
    {
      name: 'Mount Pleasant Cemetery',
      outline: [
        [-79.3935, 43.6955],
        [-79.394, 43.6985],
        [-79.379, 43.7005],
        [-79.378, 43.696],
      ],
    },
    {
      name: 'Trinity Bellwoods Park',
      outline: [
        [-79.4165, 43.6455],
        [-79.418, 43.6495],
        [-79.414, 43.6505],
        [-79.4125, 43.6465],
      ],
    },
    {
      name: 'Riverdale Park',
      outline: [
        [-79.3545, 43.6665],
        [-79.358, 43.672],
        [-79.3535, 43.674],
        [-79.3515, 43.6685],
      ],
    },
    {
      name: 'Downsview Park',
      outline: [
        [-79.4745, 43.737],
        [-79.483, 43.7525],
        [-79.471, 43.756],
        [-79.463, 43.741],
      ],
    },
    {
      name: 'Tommy Thompson Park',
      outline: [
        [-79.3285, 43.6425],
        [-79.333, 43.633],
        [-79.338, 43.624],
        [-79.346, 43.613],
        [-79.341, 43.611],
        [-79.333, 43.618],
        [-79.327, 43.627],
        [-79.3215, 43.6415],
      ],
    },
    {
      name: 'Pearson Airport',
      kind: 'airport',
      outline: [
        [-79.655, 43.668],
        [-79.66, 43.688],
        [-79.628, 43.7],
        [-79.605, 43.69],
        [-79.608, 43.672],
        [-79.63, 43.66],
      ],
    },
    {
      name: 'Rouge National Urban Park',
      crossed: true,
      outline: [
        [-79.148, 43.807],
        [-79.172, 43.83],
        [-79.19, 43.86],
        [-79.2, 43.9],
        [-79.175, 43.9],
        [-79.165, 43.855],
        [-79.135, 43.818],
      ],
    },
    {
      name: 'Niagara Escarpment',
      crossed: true,
      outline: [
        [-79.94, 43.238],
        [-79.9, 43.2405],
        [-79.86, 43.2425],
        [-79.82, 43.2275],
        [-79.78, 43.212],
        [-79.72, 43.204],
        [-79.72, 43.201],
        [-79.785, 43.2085],
        [-79.82, 43.2235],
        [-79.86, 43.239],
        [-79.9, 43.237],
        [-79.94, 43.234],
      ],
    },
  ],
  frames: [TORONTO_FRAME, YORK, PEEL, HALTON, DURHAM, HAMILTON_FRAME],
};
