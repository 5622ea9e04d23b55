import type { FrameFacts } from '../regionFacts.ts';
import { numbered } from '../sideStreets.ts';

/** A mile of eight streets each way; the origin is 136 Street and 102 Avenue. */
export const SURREY_GRID: FrameFacts = {
  cities: ['Surrey'],

  origin: [-122.8459, 49.1876],
  east: 0,
  north: 0,
  gridKm: 1.25,

  northSouth: [
    ['Scott Road', -3.22, -9.23, 2.38],
    ['128 Street', -1.61, -17.4],
    ['132 Street', -0.8, -9.23, 1.21],
    ['140 Street', 0.81, -18.96, 2.04],
    ['144 Street', 1.61, -18.18, 1.38],
    ['148 Street', 2.41, -18.96, 1.93],
    ['152 Street', 3.21, -19.74, 1.93],
    ['156 Street', 4.02, -17.4, 1.16],
    ['160 Street', 4.82, -20.59, 2.04],
    ['164 Street', 5.62, -6.85, -1.29],
    ['168 Street', 6.42, -20.59, 1.38],
    ['176 Street', 8.03, -20.59, 0.04],
    ['184 Street', 9.63, -20.59, -0.84],
    ['188 Street', 10.43, -9.23, -0.84],
    ['192 Street', 11.23, -20.59, -1.07],
    ['196 Street', 12.03, -16.4],
  ],
  eastWest: [
    ['8 Avenue', -18.99, 4.07],
    ['16 Avenue', -17.38, -2.48],
    ['24 Avenue', -15.78, -1.03],
    ['32 Avenue', -14.16, 1.88],
    ['40 Avenue', -12.55, 3.7],
    ['Highway 10', -9.27, -3.22],
    ['64 Avenue', -7.66],
    ['72 Avenue', -6.03],
    ['80 Avenue', -4.42],
    ['84 Avenue', -3.62, -3.22, 5.67],
    ['88 Avenue', -2.81],
    ['92 Avenue', -2.01, -3.22, 11.34],
    ['96 Avenue', -1.2],
    ['100 Avenue', -0.4, -2.48, 8.07],
    ['104 Avenue', 0.41, -1.61, 7.7],
    ['108 Avenue', 1.21, -2.04, 6.61],
    ['112 Avenue', 2.02, -1.9, 6.98],
    ['60 Avenue', -8.46, 0.43, 11.34],
    ['20 Avenue', -16.58, -1.03, 4.07],
  ],
  sideStreets: {
    northSouth: [
      ...numbered('Street', 'lettered', [
        [120, -3.22],
        [196, 12.03],
      ]),
    ],
    eastWest: [
      ...numbered('Avenue', 'lettered', [
        [1, -20.39],
        [116, 2.82],
      ]),
    ],
  },
};
