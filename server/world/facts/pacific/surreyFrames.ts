import type { FrameFacts } from '../regionFacts.ts';
import { numbered } from '../sideStreets.ts';

/** A mile of eight streets each way; the origin is 136 Street and 96 Avenue. */
export const SURREY_GRID: FrameFacts = {
  cities: ['Surrey'],

  origin: [-122.8459, 49.1768],
  east: 0,
  north: 0,
  gridKm: 0,

  northSouth: [
    ['Scott Road', -3.22, -8.03, 3.58],
    ['128 Street', -1.61, -16.2],
    ['132 Street', -0.8, -8.03, 2.41],
    ['140 Street', 0.81, -17.76, 3.24],
    ['144 Street', 1.61, -16.98, 2.58],
    ['148 Street', 2.41, -17.76, 3.13],
    ['152 Street', 3.21, -18.54, 3.13],
    ['156 Street', 4.02, -16.2, 2.36],
    ['160 Street', 4.82, -19.39, 3.24],
    ['164 Street', 5.62, -5.65, -0.09],
    ['168 Street', 6.42, -19.39, 2.58],
    ['176 Street', 8.03, -19.39, 1.24],
    ['184 Street', 9.63, -19.39, 0.36],
    ['188 Street', 10.44, -8.03, 0.36],
    ['192 Street', 11.24, -19.39, 0.13],
    ['196 Street', 12.04, -15.2],
  ],
  eastWest: [
    ['8 Avenue', -17.79, 4.07],
    ['16 Avenue', -16.18, -2.48],
    ['24 Avenue', -14.58, -1.03],
    ['32 Avenue', -12.96, 1.88],
    ['40 Avenue', -11.35, 3.7],
    ['Highway 10', -8.07, -3.22],
    ['64 Avenue', -6.46],
    ['72 Avenue', -4.83],
    ['80 Avenue', -3.22],
    ['84 Avenue', -2.42, -3.22, 5.67],
    ['88 Avenue', -1.61],
    ['92 Avenue', -0.81, -3.22, 11.35],
    ['96 Avenue', 0],
    ['100 Avenue', 0.8, -2.48, 8.07],
    ['104 Avenue', 1.61, -1.61, 7.71],
    ['108 Avenue', 2.41, -2.04, 6.62],
    ['112 Avenue', 3.22, -1.9, 6.98],
    ['60 Avenue', -7.26, 0.43, 11.35],
    ['20 Avenue', -15.38, -1.03, 4.07],
  ],
  sideStreets: {
    northSouth: [
      ...numbered('Street', 'plain', [
        [120, -3.22],
        [196, 12.04],
      ]),
    ],
    eastWest: [
      ...numbered('Avenue', 'plain', [
        [1, -19.19],
        [116, 4.02],
      ]),
    ],
  },
};
