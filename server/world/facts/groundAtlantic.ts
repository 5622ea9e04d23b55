import { HALIFAX } from './atlantic/halifax.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Halifax and St. John's: shores, highways and main streets, coarsely true. */
export const GROUND_ATLANTIC: readonly RegionFacts[] = [
  HALIFAX,
  {
    name: "St. John's",
    box: [-52.95, 47.42, -52.55, 47.72],
    limits: {
      "St. John's": [
        [-52.82, 47.535],
        [-52.82, 47.6],
        [-52.74, 47.625],
        [-52.66, 47.605],
        [-52.66, 47.545],
        [-52.75, 47.525],
      ],
    },
    waters: [
      {
        name: 'Atlantic Ocean',
        outline: [
          [-52.62, 47.8],
          [-52.665, 47.68],
          [-52.67, 47.62],
          [-52.66, 47.595],
          [-52.672, 47.578],
          [-52.685, 47.568],
          [-52.698, 47.566],
          [-52.712, 47.557],
          [-52.714, 47.552],
          [-52.704, 47.556],
          [-52.688, 47.5625],
          [-52.676, 47.556],
          [-52.66, 47.53],
          [-52.65, 47.5],
          [-52.68, 47.4],
          [-52.4, 47.4],
          [-52.4, 47.8],
        ],
      },
      {
        name: 'Quidi Vidi Lake',
        outline: [
          [-52.703, 47.577],
          [-52.69, 47.581],
          [-52.687, 47.579],
          [-52.701, 47.575],
        ],
      },
    ],
    islands: [],
    rivers: [
      {
        name: 'Waterford River',
        width: 14,
        valley: ['Bowring Park', 0.1],
        line: [
          [-52.8, 47.525],
          [-52.75, 47.53],
          [-52.725, 47.547],
          [-52.714, 47.553],
        ],
      },
    ],
    motorways: {
      'Trans-Canada Highway': [
        [-52.95, 47.5],
        [-52.82, 47.53],
        [-52.78, 47.56],
        [-52.74, 47.6],
        [-52.7, 47.63],
      ],
    },
    parks: [
      {
        name: 'Pippy Park',
        crossed: true,
        outline: [
          [-52.75, 47.575],
          [-52.745, 47.588],
          [-52.725, 47.587],
          [-52.73, 47.576],
        ],
      },
    ],
    frames: [
      {
        cities: ["St. John's"],
        origin: [-52.7095, 47.5625],
        east: 36,
        north: 40,
        gridKm: 1.6,
        northSouth: [
          ['Topsail Road', -3.4],
          ['Hamilton Avenue', -1.2],
          ['Freshwater Road', -0.5],
          ['Prescott Street', 0],
          ['Kings Bridge Road', 0.9],
          ['Logy Bay Road', 2.6],
          ['Torbay Road', 1.7, 1],
        ],
        eastWest: [
          ['Water Street', -0.15],
          ['Duckworth Street', 0.1],
          ['Military Road', 0.5, -0.5, 1],
          ['Empire Avenue', 1.1],
          ['Elizabeth Avenue', 2.1],
          ['Kenmount Road', 3.6],
          ['Higgins Line', 4.6],
        ],
      },
    ],
  },
];
