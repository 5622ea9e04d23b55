import type { FrameFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** Downtown between the Citadel and the harbour. */
export const DOWNTOWN_HALIFAX: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.5690 44.6395, -63.5660 44.6420, -63.5700 44.6500, -63.5790 44.6560, -63.5850 44.6535, -63.5835 44.6510, -63.5815 44.6492, -63.5784 44.6455, -63.5826 44.6437, -63.5840 44.6430, -63.5865 44.6395, -63.5770 44.6410`,
  ),
  origin: [-63.5735, 44.6463],
  east: 28,
  north: 32,
  gridKm: 3,
  northSouth: [
    ['South Park Street', -0.7, -0.69, 0.01],
    ['Brunswick Street', -0.31, -0.13, 1],
    ['Queen Street', -0.28, -0.8, -0.2],
    ['Grafton Street', -0.165, -0.3, 0.44],
    ['Argyle Street', -0.085, -0.3, 0.44],
    ['Granville Street', 0.085, -0.34, 0.52],
    ['Hollis Street', 0.17, -0.75, 0.52],
    ['Lower Water Street', 0.3, -0.75, 0.52],
  ],
  eastWest: [
    ['Morris Street', -0.66, -0.7, 0.09],
    ['Blowers Street', -0.13, -0.31, 0.11],
    ['Sackville Street', 0.06, -0.67, 0.3],
    ['Prince Street', 0.15, -0.31, 0.3],
    ['George Street', 0.3, 0, 0.3],
    ['Duke Street', 0.44, -0.31, 0.17],
    ['Cogswell Street', 0.76, -0.92, 0.13],
  ],
  lanes: {
    northSouth: [
      ['Brenton Street', -0.59, -0.64, -0.28],
      ['Dresden Row', -0.5, -0.42, 0.06],
      ['Birmingham Street', -0.39, -0.42, -0.12],
      ['Market Street', -0.235, -0.05, 0.44],
      ['Bedford Row', 0.235, 0.06, 0.3],
    ],
    eastWest: [
      ['Bishop Street', -0.53, 0, 0.3],
      ['Clyde Street', -0.42, -0.59, -0.28],
      ['Salter Street', -0.34, 0, 0.3],
      ['Doyle Street', -0.2, -0.5, -0.28],
      ['Artillery Place', -0.11, -0.5, -0.31],
      ['Carmichael Street', 0.3, -0.31, 0],
      ['Upper Water Street', 0.52, 0, 0.3],
      ['Rainnie Drive', 0.58, -0.31, 0],
      ['Proctor Street', 0.65, -0.31, 0.28],
    ],
  },
};

/** The South End. */
export const SOUTH_END: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.5690 44.6395, -63.5770 44.6410, -63.5865 44.6395, -63.5900 44.6465, -63.5960 44.6450, -63.6090 44.6440, -63.6140 44.6430, -63.6000 44.6330, -63.5800 44.6200, -63.5690 44.6140, -63.5580 44.6180, -63.5580 44.6320, -63.5640 44.6390`,
  ),
  origin: [-63.5845, 44.638],
  east: 24,
  north: 32,
  gridKm: 4,
  northSouth: [
    ['Oxford Street', -0.88],
    ['Beaufort Avenue', -0.77, -0.71, 0.66],
    ['LeMarchant Street', -0.28],
    ['Tower Road', 0.39, -1.73, -0.08],
    ['South Park Street', 0.48],
    ['Young Avenue', 0.56, -1.8, -0.82],
    ['Queen Street', 0.85, -0.83, 0.18],
  ],
  eastWest: [
    ['Point Pleasant Drive', -1.69],
    ['Inglis Street', -0.88],
    ['South Street', -0.14],
    ['University Avenue', 0.09],
    ['Jubilee Road', 0.71],
  ],
  sideStreets: {
    northSouth: [
      ['Walnut Street', -0.77],
      ['Preston Street', -0.67],
      ['Chestnut Street', -0.58],
      ['Vernon Street', -0.49],
      ['Beech Street', -0.45],
      ['Seymour Street', -0.39],
      ['Dalhousie Street', -0.3],
      ['Edward Street', -0.3],
      ['Henry Street', -0.2],
      ['Wellington Street', -0.15],
      ['Summer Street', 0.1],
      ['Carlton Street', 0.25],
    ],
    eastWest: [
      ['Marlborough Woods', -1.49],
      ['Brussels Street', -1.3],
      ['Atlantic Street', -1.11],
      ['Fenwick Street', -0.65],
      ['Victoria Road', -0.53],
    ],
  },
};

/** The North End and the Hydrostone. */
export const NORTH_END: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.5790 44.6560, -63.5850 44.6535, -63.5900 44.6465, -63.5920 44.6500, -63.5940 44.6535, -63.5990 44.6585, -63.6060 44.6645, -63.6130 44.6690, -63.6200 44.6640, -63.6260 44.6680, -63.6230 44.6760, -63.6060 44.6740, -63.5900 44.6650`,
  ),
  origin: [-63.593, 44.657],
  east: 43,
  north: 40,
  gridKm: 4,
  northSouth: [
    ['Windsor Street', -1.1],
    ['Isleville Street', -0.08, 0.58, 1.52],
    ['Agricola Street', -0.04],
    ['Maynard Street', 0.08, -0.79, -0.15],
    ['Novalea Drive', 0.15, 0.98, 2.09],
    ['Gottingen Street', 0.2],
  ],
  eastWest: [
    ['Cornwallis Street', -0.81, -0.06, 0.49],
    ['Cunard Street', -0.6, -0.31, 0.28],
    ['North Street', 0],
    ['Almon Street', 0.5],
    ['Young Street', 1.02],
    ['Duffus Street', 1.59],
    ['Leeds Street', 2.09],
  ],
  sideStreets: {
    northSouth: [
      ['Fern Lane', -0.11],
      ['Northwood Terrace', -0.03],
      ['Fuller Terrace', 0.05],
      ['Creighton Street', 0.12],
      ['Union Street', 0.3],
      ['Albert Street', 0.4],
      ['Veith Street', 0.5],
    ],
    eastWest: [
      ['Moran Street', -0.43],
      ['Bauer Street', -0.33],
      ['West Street', -0.22],
      ['Charles Street', -0.11],
      ['Bloomfield Street', 0.19],
      ['Bilby Street', 0.38],
      ['Stanley Place', 0.58],
      ['Livingstone Street', 0.77],
      ['Kaye Street', 1.07],
      ['Russell Street', 1.17],
      ['Kane Street', 1.28],
      ['Stanley Street', 1.39],
      ['Columbus Street', 1.49],
    ],
  },
};

/** The West End. */
export const WEST_END: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.5900 44.6465, -63.5960 44.6450, -63.6090 44.6440, -63.6180 44.6440, -63.6200 44.6500, -63.6260 44.6580, -63.6200 44.6640, -63.6130 44.6690, -63.6060 44.6645, -63.5990 44.6585, -63.5940 44.6535, -63.5920 44.6500`,
  ),
  origin: [-63.602, 44.6445],
  east: 33,
  north: 30,
  gridKm: 4,
  northSouth: [
    ['George Dauphinee Avenue', -0.18],
    ['Oxford Street', 0.05],
    ['Dublin Street', 0.27, 0.1, 1.43],
    ['Windsor Street', 0.45],
  ],
  eastWest: [
    ['Allan Street', 0.28, 0.19, 0.85],
    ['Chebucto Road', 0.51],
    ['North Street', 0.54],
    ['Almon Street', 1.11],
    ['Bayers Road', 1.67, -0.2, 0.59],
  ],
  sideStreets: {
    northSouth: [
      ['George Street', -0.35],
      ['Walnut Street', -0.26],
      ['Poplar Street', -0.18],
      ['Kline Street', -0.09],
      ['Elm Street', 0.11],
      ['Beech Street', 0.23],
      ['Harvard Street', 0.34],
      ['Monastery Lane', 0.45],
    ],
    eastWest: [
      ['Lawrence Street', 0.21],
      ['Duncan Street', 0.32],
      ['Willow Street', 0.44],
      ['Charles Street', 0.55],
      ['Edinburgh Street', 0.83],
      ['London Street', 0.98],
      ['Liverpool Street', 1.12],
      ['Cork Street', 1.27],
      ['Berlin Street', 1.41],
    ],
  },
};

/** Fairview, Clayton Park, Armdale and Rockingham. */
export const MAINLAND_HALIFAX: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.6180 44.6440, -63.6200 44.6500, -63.6260 44.6580, -63.6200 44.6640, -63.6260 44.6680, -63.6400 44.6760, -63.6560 44.6950, -63.7050 44.6950, -63.7100 44.6500, -63.6900 44.6360, -63.6500 44.6340, -63.6180 44.6380`,
  ),
  origin: [-63.648, 44.661],
  east: 12,
  north: 24,
  gridKm: 0,
  northSouth: [
    ['Parkland Drive', -1.17],
    ['Willett Street', -0.15],
    ['Titus Street', 0.92],
  ],
  eastWest: [
    ['Main Avenue', -0.32],
    ['Radcliffe Drive', 1.27],
    ['Farnham Gate Road', 1.58],
    ['Flamingo Drive', 2.18],
  ],
};

/** Spryfield, Cowie Hill and Purcells Cove. */
export const SPRYFIELD_GRID: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.6180 44.6380, -63.6500 44.6340, -63.6900 44.6360, -63.6600 44.6000, -63.6300 44.5800, -63.5600 44.5800, -63.5600 44.6000, -63.5800 44.6130`,
  ),
  origin: [-63.618, 44.618],
  east: 14,
  north: 12,
  gridKm: 0,
  northSouth: [
    ['Leiblin Drive', -1.67],
    ['Rockingstone Road', -0.66],
    ['Drysdale Road', 0.5],
  ],
  eastWest: [
    ['Lavender Walk', -1],
    ['Cowie Hill Road', 1.5],
  ],
};

/** Bedford and Sackville at the head of the basin. */
export const BEDFORD_GRID: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.6560 44.6950, -63.7050 44.6950, -63.7300 44.7200, -63.7400 44.8000, -63.6300 44.8000, -63.6300 44.7500, -63.6350 44.7250, -63.6560 44.7320, -63.6720 44.7250`,
  ),
  origin: [-63.662, 44.733],
  east: 30,
  north: 38,
  gridKm: 0,
  northSouth: [
    ['Basinview Drive', -1.87],
    ['Nottingham Street', -1.01],
    ['Dartmouth Road', 0.52],
    ['Beaver Bank Road', 1.02],
    ['Cobequid Road', 2.46],
  ],
  eastWest: [
    ['Rocky Lake Drive', 0.97],
    ['Duke Street', 1.39],
    ['Old Beaver Bank Road', 5.49],
  ],
};

/** Downtown Dartmouth. */
export const DOWNTOWN_DARTMOUTH: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.5640 44.6600, -63.5700 44.6650, -63.5860 44.6715, -63.5990 44.6790, -63.5900 44.6830, -63.5790 44.6800, -63.5680 44.6730, -63.5600 44.6700, -63.5520 44.6660, -63.5550 44.6590`,
  ),
  origin: [-63.5665, 44.6655],
  east: 20,
  north: 42,
  gridKm: 1.4,
  northSouth: [
    ['King Street', 0, -0.27, 0.5],
    ['Wentworth Street', 0.13, -0.26, 0.44],
    ['Dundas Street', 0.26, -0.24, 0.38],
  ],
  eastWest: [
    ['Queen Street', 0.08, -0.1, 0.72],
    ['Ochterloney Street', 0.25, -0.08, 0.77],
    ['Boland Road', 1.37, -0.05, 0.57],
    ['Albro Lake Road', 2.38, -0.26, 0.96],
  ],
  sideStreets: {
    northSouth: [
      ['Edward Street', 0.28],
      ['Maitland Street', 0.36],
    ],
    eastWest: [
      ['Hawthorne Street', 0.53],
      ['North Street', 0.71],
    ],
  },
};

/** Dartmouth north of the lakes and along the eastern shore. */
export const DARTMOUTH_GRID: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.5640 44.6600, -63.5550 44.6590, -63.5520 44.6660, -63.5600 44.6700, -63.5680 44.6730, -63.5790 44.6800, -63.5900 44.6830, -63.5990 44.6790, -63.6120 44.6850, -63.6250 44.7100, -63.6400 44.7260, -63.6300 44.7500, -63.5200 44.7600, -63.5230 44.7000, -63.5050 44.6950, -63.5130 44.6700, -63.5050 44.6550, -63.4850 44.6350, -63.4850 44.6080, -63.5250 44.6320`,
  ),
  origin: [-63.548, 44.67],
  east: 24,
  north: 34,
  gridKm: 0,
  northSouth: [
    ['Gaston Road', 0.16, -1.4, -0.91],
    ['Micmac Boulevard', 0.29, 2.42, 3.33],
    ['Brule Street', 1.83, 0.2, 0.69],
    ['Portland Estates Boulevard', 2.07, -2.58, -1.99],
    ['Caledonia Road', 2.68, 1.44, 2.77],
  ],
  eastWest: [
    ['Baker Drive', -1.75, 0.18, 1.23],
    ['Portland Hills Drive', -1.14, 2.47, 3.42],
    ['Mount Edward Road', -0.11, 1.84, 4.08],
    ['Woodlawn Road', 0.38, 0.59, 2.22],
  ],
};

/** Westphal, Cole Harbour and Eastern Passage. */
export const COLE_HARBOUR_GRID: FrameFacts = {
  cities: ['Halifax'],
  within: trace(
    `-63.5230 44.7000, -63.5050 44.6950, -63.5130 44.6700, -63.5050 44.6550, -63.4850 44.6350, -63.4400 44.6300, -63.4300 44.7000, -63.4800 44.7150`,
  ),
  origin: [-63.476, 44.669],
  east: 12,
  north: 16,
  gridKm: 0,
  northSouth: [
    ['Colby Drive', -1.13],
    ['Astral Drive', -1.1],
    ['Bissett Road', 0.62],
    ['Auburn Drive', 0.64],
  ],
  eastWest: [
    ['Taranaki Drive', 0.75, -0.37, 0.87],
    ['Cumberland Drive', 1.4, 0.48, 1.85],
  ],
};
