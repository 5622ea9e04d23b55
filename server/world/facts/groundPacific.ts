import { LOWER_MAINLAND } from './pacific/lowerMainland.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Vancouver, Surrey, Victoria: shores and main streets, coarsely true. */
export const GROUND_PACIFIC: readonly RegionFacts[] = [
  LOWER_MAINLAND,
  {
    name: 'Victoria',
    box: [-123.6, 48.3, -123.2, 48.6],
    limits: {
      Victoria: [
        [-123.41, 48.423],
        [-123.405, 48.452],
        [-123.318, 48.452],
        [-123.315, 48.4],
        [-123.4, 48.395],
      ],
    },
    waters: [
      {
        name: 'Strait of Juan de Fuca',
        outline: [
          [-123.7, 48.36],
          [-123.55, 48.37],
          [-123.46, 48.41],
          [-123.42, 48.424],
          [-123.395, 48.423],
          [-123.385, 48.426],
          [-123.374, 48.428],
          [-123.37, 48.421],
          [-123.384, 48.42],
          [-123.394, 48.415],
          [-123.385, 48.409],
          [-123.365, 48.406],
          [-123.345, 48.409],
          [-123.32, 48.405],
          [-123.305, 48.415],
          [-123.3, 48.425],
          [-123.27, 48.44],
          [-123.25, 48.48],
          [-123.1, 48.5],
          [-123.1, 48.2],
          [-123.7, 48.2],
        ],
      },
    ],
    islands: [],
    rivers: [
      {
        name: 'Gorge Waterway',
        width: 130,
        line: [
          [-123.3735, 48.4265],
          [-123.377, 48.434],
          [-123.39, 48.441],
          [-123.405, 48.447],
          [-123.43, 48.455],
        ],
      },
    ],
    motorways: {
      'Trans-Canada Highway': [
        [-123.37, 48.448],
        [-123.39, 48.46],
        [-123.45, 48.46],
        [-123.55, 48.44],
      ],
    },
    parks: [
      {
        name: 'Beacon Hill Park',
        outline: [
          [-123.37, 48.4095],
          [-123.37, 48.4185],
          [-123.359, 48.418],
          [-123.359, 48.41],
        ],
      },
    ],
    frames: [
      {
        cities: ['Victoria'],
        origin: [-123.3656, 48.4275],
        east: 4,
        north: 4,
        gridKm: 20,
        northSouth: [
          ['Tyee Road', -1.1],
          ['Douglas Street', 0],
          ['Quadra Street', 0.55],
          ['Cook Street', 1],
          ['Fernwood Road', 1.6],
          ['Shelbourne Street', 2.2],
          ['Richmond Road', 2.9],
        ],
        eastWest: [
          ['Dallas Road', -1.95],
          ['Fairfield Road', -0.9],
          ['Yates Street', -0.1],
          ['Pandora Avenue', 0.25],
          ['Bay Street', 0.95],
          ['Hillside Avenue', 1.6],
          ['Finlayson Street', 2.2],
        ],
      },
    ],
  },
];
