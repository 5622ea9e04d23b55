import { OTTAWA } from './easternOntario/ottawa.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Ottawa, London, Kitchener: rivers, highways and main streets, coarsely true. */
export const GROUND_ONTARIO: readonly RegionFacts[] = [
  OTTAWA,
  {
    name: 'London',
    box: [-81.55, 42.8, -80.95, 43.15],
    limits: {
      London: [
        [-81.38, 42.91],
        [-81.12, 42.91],
        [-81.12, 43.06],
        [-81.38, 43.06],
      ],
    },
    waters: [
      {
        name: 'Fanshawe Lake',
        outline: [
          [-81.185, 43.04],
          [-81.178, 43.055],
          [-81.16, 43.065],
          [-81.165, 43.05],
        ],
      },
    ],
    islands: [],
    rivers: [
      {
        name: 'Thames River',
        width: 45,
        valley: ['Thames Valley', 0.16],
        line: [
          [-81.55, 42.93],
          [-81.4, 42.955],
          [-81.33, 42.966],
          [-81.28, 42.977],
          [-81.258, 42.982],
          [-81.225, 42.975],
          [-81.17, 42.985],
          [-81.05, 42.98],
        ],
      },
      {
        name: 'North Thames',
        width: 35,
        valley: ['Gibbons Park', 0.14],
        line: [
          [-81.258, 42.982],
          [-81.262, 43.0],
          [-81.24, 43.015],
          [-81.2, 43.025],
          [-81.18, 43.045],
          [-81.15, 43.1],
        ],
      },
    ],
    motorways: {
      'Highway 401': [
        [-81.55, 42.85],
        [-81.35, 42.9],
        [-81.22, 42.925],
        [-81.1, 42.955],
        [-80.95, 42.99],
      ],
      'Highway 402': [
        [-81.55, 42.95],
        [-81.4, 42.91],
        [-81.3, 42.912],
      ],
    },
    parks: [],
    frames: [
      {
        cities: ['London'],
        origin: [-81.2497, 42.9836],
        east: 19,
        north: 18,
        splitsEastWest: true,
        gridKm: 3,
        northSouth: [
          ['Boler Road', -6.8],
          ['Wonderland Road', -4.3],
          ['Wharncliffe Road', -1.3],
          ['Richmond Street', 0],
          ['Adelaide Street', 1.4],
          ['Highbury Avenue', 4],
          ['Clarke Road', 6.5],
        ],
        eastWest: [
          ['Southdale Road', -5.5],
          ['Commissioners Road', -3.6],
          ['Horton Street', -0.7],
          ['Dundas Street', 0],
          ['Oxford Street', 1.6],
          ['Huron Street', 3.1],
          ['Fanshawe Park Road', 5.5],
          ['Sunningdale Road', 7],
        ],
      },
    ],
  },
  {
    name: 'Kitchener',
    box: [-80.75, 43.3, -80.2, 43.6],
    limits: {
      Kitchener: [
        [-80.56, 43.39],
        [-80.47, 43.375],
        [-80.38, 43.385],
        [-80.385, 43.47],
        [-80.45, 43.495],
        [-80.54, 43.465],
      ],
    },
    waters: [],
    islands: [],
    rivers: [
      {
        name: 'Grand River',
        width: 70,
        valley: ['Grand River Trail', 0.18],
        line: [
          [-80.33, 43.33],
          [-80.36, 43.38],
          [-80.4, 43.4],
          [-80.405, 43.43],
          [-80.43, 43.455],
          [-80.47, 43.48],
          [-80.49, 43.52],
          [-80.5, 43.6],
        ],
      },
    ],
    motorways: {
      'Highway 401': [
        [-80.75, 43.27],
        [-80.55, 43.35],
        [-80.42, 43.385],
        [-80.3, 43.41],
        [-80.2, 43.43],
      ],
      'Conestoga Parkway': [
        [-80.65, 43.4],
        [-80.54, 43.42],
        [-80.5, 43.425],
        [-80.465, 43.435],
        [-80.47, 43.465],
        [-80.5, 43.49],
        [-80.54, 43.51],
      ],
      'Highway 8': [
        [-80.465, 43.435],
        [-80.42, 43.41],
        [-80.39, 43.392],
      ],
    },
    parks: [],
    frames: [
      {
        cities: ['Kitchener'],
        origin: [-80.4925, 43.4516],
        east: -38,
        north: -38,
        splitsEastWest: true,
        gridKm: 2.2,
        northSouth: [
          ['Ira Needles Boulevard', -5.6],
          ['Westmount Road', -2.2],
          ['Belmont Avenue', -1.4],
          ['Victoria Street', -0.2],
          ['Frederick Street', 0.6],
          ['Ottawa Street', 2.2],
          ['Fairway Road', 5.3],
          ['Homer Watson Boulevard', 7.5],
        ],
        eastWest: [
          ['Huron Road', -7],
          ['Bleams Road', -5.6],
          ['Block Line Road', -4.2],
          ['Highland Road', -1.7],
          ['Charles Street', -0.35],
          ['King Street', 0],
          ['Weber Street', 0.6],
          ['Lancaster Street', 2],
          ['Ottawa Street North', 4],
        ],
      },
    ],
  },
];
