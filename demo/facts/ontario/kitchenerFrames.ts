import type { FrameFacts, Line } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** Downtown and the old wards along King Street. */
export const CENTRAL_KITCHENER: FrameFacts = {
  cities: ['Kitchener'],
  within: trace(
    `-80.5250 43.4540, -80.5140 43.4590, -80.5060 43.4650, -80.4980 43.4740, -80.4900 43.4740, -80.4700 43.4600, -80.4600 43.4480, -80.4550 43.4340, -80.4760 43.4320, -80.4880 43.4290, -80.5000 43.4330, -80.5110 43.4340, -80.5150 43.4410`,
  ),
  origin: [-80.491, 43.4503],
  east: -33,
  north: -42,
  gridKm: 2.4,
  northSouth: [
    ['Union Street', -2.04, -0.57, 1.22],
    ['Wellington Street', -1.07, -0.14, 1.62],
    ['Margaret Avenue', -0.91, 0.69, 1.47],
    ['Young Street', -0.34, 0.03, 0.58],
    ['Water Street', -0.22, -0.44, 0.63],
    ['Ontario Street', -0.15, -0.28, 0.49],
    ['Benton Street', 0.22, -0.4, 0.11],
    ['Cedar Street', 0.53, -0.51, 0.74],
    ['Krug Street', 0.69],
    ['Stirling Avenue', 1.13, -1.08, 0.55],
    ['Borden Avenue', 1.23, -0.57, 0.63],
  ],
  eastWest: [
    ['Mill Street', -0.95, 0.18, 1.82],
    ['Joseph Street', -0.45, -0.36, 0.07],
    ['Park Street', -0.42, -1.31, -0.33],
    ['Duke Street', 0.18, -0.68, 0.58],
    ['Ahrens Street', 0.56, -0.79, -0.25],
    ['Louisa Street', 0.88, -1.48, -0.89],
    ['East Avenue', 0.99, 0.28, 1.42],
    ['Guelph Street', 1.16, -1.71, -0.52],
  ],
  sideStreets: {
    northSouth: [
      ['Francis Street', -0.53],
      ['Foundry Street', -0.13],
      ['College Street', -0.12],
      ['Scott Street', 0.38],
      ['Eby Street', 0.56],
      ['Madison Avenue', 0.73],
      ['Cameron Street', 0.91],
    ],
    eastWest: [
      ['Gruhn Street', -1.12],
      ['Strange Street', -1.07],
      ['Waverly Road', -1.02],
      ['Simeon Street', 0.85],
      ['Samuel Street', 0.98],
      ['Brubacher Street', 1.1],
      ['Chapel Street', 1.23],
    ],
  },
};

/** Stanley Park, Grand River South and Bridgeport. */
export const EASTERN_KITCHENER: FrameFacts = {
  cities: ['Kitchener'],
  within: trace(
    `-80.4900 43.4740, -80.4700 43.4600, -80.4600 43.4480, -80.4550 43.4340, -80.4300 43.4190, -80.3850 43.4100, -80.3900 43.4700, -80.4600 43.4920, -80.4900 43.4850`,
  ),
  origin: [-80.437, 43.445],
  east: -38,
  north: -42,
  gridKm: 0,
  northSouth: [
    ['Oxford Street', -2.8],
    ['Heritage Drive', -0.78],
    ['Franklin Street', -0.33],
    ['Kinzie Avenue', 1.01],
  ],
  eastWest: [
    ['Morgan Avenue', -0.54],
    ['Daniel Avenue', 0.11],
    ['Lorraine Avenue', 0.67],
    ['Zeller Drive', 1.58],
  ],
};

/** Forest Hill, Forest Heights, Country Hills and the newest west. */
export const WESTERN_KITCHENER: FrameFacts = {
  cities: ['Kitchener'],
  within: trace(
    `-80.5250 43.4540, -80.5150 43.4410, -80.5110 43.4340, -80.5000 43.4330, -80.4880 43.4290, -80.4760 43.4320, -80.4550 43.4340, -80.4650 43.4180, -80.4700 43.4100, -80.4900 43.3780, -80.5400 43.3850, -80.5800 43.4400, -80.5450 43.4500`,
  ),
  origin: [-80.513, 43.434],
  east: 23,
  north: 30,
  gridKm: 0,
  northSouth: [
    ['Westheights Drive', -2.45],
    ['McGarry Drive', -0.93],
    ['Rittenhouse Road', 0.64],
  ],
  eastWest: [
    ['Seabrook Drive', -3.19],
    ['Laurentian Drive', -1.71],
    ['Forest Hill Drive', -0.55],
    ['Greenbrook Drive', -0.44],
  ],
};

/** Pioneer Park, Doon and Hidden Valley. */
export const DOON_GRID: FrameFacts = {
  cities: ['Kitchener'],
  within: trace(
    `-80.4550 43.4340, -80.4650 43.4180, -80.4700 43.4100, -80.4900 43.3780, -80.4300 43.3750, -80.3850 43.3850, -80.3850 43.4100, -80.4300 43.4190`,
  ),
  origin: [-80.431, 43.398],
  east: -30,
  north: -40,
  gridKm: 0,
  northSouth: [
    ['Wabanaki Drive', -1.75],
    ['Bechtel Drive', -0.49],
    ['Conestoga College Boulevard', 1.56],
  ],
  eastWest: [
    ['New Dundee Road', -1.63],
    ['Robert Ferrie Drive', -0.73],
    ['Old Mill Road', 0.92],
    ['Hidden Valley Road', 1.52],
  ],
};

/** Waterloo, border to border with Kitchener. */
export const WATERLOO_LIMIT: Line =
  trace(`-80.5700 43.4350, -80.6020 43.4430, -80.6050 43.4700, -80.5950 43.5000,
  -80.5600 43.5150, -80.5250 43.5230, -80.4950 43.5200, -80.4850 43.5050, -80.4780 43.4950, -80.4750 43.4900,
  -80.4900 43.4800, -80.4980 43.4740, -80.5060 43.4650, -80.5140 43.4590, -80.5250 43.4540, -80.5450 43.4480`);

/** Waterloo from its uptown to the new west. */
export const WATERLOO_GRID: FrameFacts = {
  cities: ['Waterloo'],
  within: WATERLOO_LIMIT,
  origin: [-80.5228, 43.467],
  east: 11,
  north: 8,
  gridKm: 1.3,
  northSouth: [
    ['Erbsville Road', -5.7],
    ['Beaver Creek Road', -4.6, 2, 6],
    ['Keats Way', -3.9, -2, 0.4],
    ['Philip Street', -0.9, 1, 2.4],
    ['Albert Street', -0.25, 0, 2.6],
    ['Regina Street', 0.17, -0.3, 1.2],
    ['Moore Avenue', 0.9, -0.6, 0.9],
    ['Marsland Drive', 1.5],
    ['Lexington Road', 2.4],
    ['Woolwich Street', 3.6],
  ],
  eastWest: [
    ['John Street', -0.55, -1.6, 0.6],
    ['William Street', -0.3, -1, 1],
    ['Dawson Street', 0.35, -2, -0.6],
    ['Hazel Street', 1.3, -1, 0.2],
    ['Dearborn Boulevard', 1.9, 0.6, 3],
    ['Bearinger Road', 2.9],
    ['Laurelwood Drive', 1.6, -6, -3.5],
    ['Conservation Drive', 4.4],
  ],
};
