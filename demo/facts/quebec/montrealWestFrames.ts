import type { FrameFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** Griffintown, Saint-Henri and Pointe-Saint-Charles along the canal. */
export const SOUTH_WEST_MONTREAL: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.5640 45.5002, -73.5735 45.4925, -73.5845 45.4868, -73.5890 45.4820, -73.5960 45.4750, -73.6040 45.4700, -73.6200 45.4640, -73.6150 45.4560, -73.6060 45.4480, -73.5945 45.4510, -73.5860 45.4565, -73.5810 45.4605, -73.5805 45.4665, -73.5720 45.4685, -73.5690 45.4745, -73.5597 45.4709, -73.5490 45.4690, -73.5430 45.4760, -73.5420 45.4850, -73.5500 45.4940, -73.5600 45.4962`,
  ),
  origin: [-73.5778, 45.482],
  east: 48,
  north: 52,
  gridKm: 9,
  northSouth: [
    ['boulevard Monk', -3.21, -1.59, -0.41],
    ['rue de l’Église', -1.78, -1.1, -0.39],
    ['rue Saint-Rémi', -1.65, -0.01, 0.47],
    ['avenue De Courcelle', -1.32, 0.1, 0.47],
    ['rue du Couvent', -0.65, -0.07, 0.39],
    ['avenue Atwater', 0.07, -0.4, 0.76],
    ['rue Charlevoix', 0.1, -1.23, -0.29],
    ['rue Guy', 1.09, 0.14, 0.76],
    ['rue de la Montagne', 1.4, -0.46, 0.5],
    ['rue Peel', 1.79, -0.41, 0.51],
  ],
  eastWest: [
    ['boulevard De La Vérendrye', -1.02, -4.15, -1.33],
    ['rue Laurendeau', -0.75, -3.26, -1.94],
    ['rue Centre', -0.73, -0.5, 0.89],
    ['rue Wellington', -0.36, 0.88, 2.3],
    ['rue Ottawa', -0.11, 0.86, 2.09],
    ['rue William', 0, 0.54, 2.08],
    ['rue Saint-Jacques', 0.46, -1.62, 1.61],
    ['rue Saint-Antoine', 0.53, -1.4, 1.2],
  ],
  sideStreets: {
    northSouth: [
      ['rue du Square-Sir-George-Étienne-Cartier', -0.43],
      ['rue Bérard', -0.3],
      ['rue Rose-de-Lima', -0.16],
      ['rue d’Hibernia', 0.32],
      ['rue de Châteauguay', 0.51],
      ['rue Shearer', 0.71],
      ['rue du Square-Gallery', 0.91],
      ['rue Eleanor', 1.37],
      ['rue Murray', 1.42],
      ['rue Young', 1.48],
    ],
    eastWest: [
      ['rue Knox', -1.05],
      ['rue de Rushbrooke', -0.97],
      ['rue Grand Trunk', -0.88],
      ['rue Albert', 0.14],
      ['rue Workman', 0.21],
      ['rue Delisle', 0.28],
    ],
  },
};

/** Verdun between the aqueduct and the river, and the works of the old city of LaSalle beside it. */
export const VERDUN_GRID: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.5805 45.4665, -73.5810 45.4605, -73.5860 45.4565, -73.5945 45.4510, -73.6060 45.4430, -73.6110 45.4390, -73.5960 45.4260, -73.5850 45.4330, -73.5730 45.4410, -73.5620 45.4530, -73.5540 45.4650, -73.5490 45.4690, -73.5597 45.4709, -73.5690 45.4745, -73.5720 45.4685`,
  ),
  origin: [-73.5716, 45.4595],
  east: 54,
  north: 54,
  gridKm: 4,
  northSouth: [
    ['rue Bishop-Power', -3.73, -0.52, 0.96],
    ['avenue Crawford', -1.94, -0.65, 0.41],
    ['avenue Desmarchais', -0.72, -0.72, 0.24],
    ['rue Galt', 0.1, -0.68, 0.41],
    ['rue de l’Église', 0.54, -0.54, 0.39],
    ['1re Avenue', 1.14, -0.37, 0.27],
  ],
  eastWest: [
    ['rue Wellington', -0.06],
    ['avenue Verdun', 0.1],
    ['avenue Bannantyne', 0.27, -2.15, 0.66],
    ['boulevard Champlain', 0.57, -1.97, 0.45],
  ],
  sideStreets: {
    northSouth: [
      ['rue Osborne', -0.57],
      ['avenue Moffat', -0.42],
      ['rue Beatty', -0.28],
      ['rue Woodland', -0.13],
      ['rue Gordon', 0.02],
      ['rue Willibrord', 0.26],
      ['rue Rielle', 0.36],
      ['rue Hickson', 0.45],
      ['6e Avenue', 0.65],
      ['5e Avenue', 0.74],
      ['4e Avenue', 0.84],
      ['3e Avenue', 0.94],
      ['2e Avenue', 1.04],
    ],
    eastWest: [],
  },
};

/** Île des Sœurs. */
export const NUNS_ISLAND: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.5490 45.4730, -73.5330 45.4700, -73.5330 45.4540, -73.5480 45.4410, -73.5600 45.4420, -73.5590 45.4500, -73.5530 45.4600`,
  ),
  origin: [-73.545, 45.459],
  east: 62,
  north: 62,
  gridKm: 0,
  northSouth: [
    ['chemin du Golf', -0.75],
    ['chemin de la Pointe-Nord', 0.76],
  ],
  eastWest: [
    ['rue Berlioz', -0.19],
    ['boulevard de l’Île-des-Sœurs', 0.1],
  ],
};

/** Westmount, Notre-Dame-de-Grâce and Côte-Saint-Luc on the terrace south of the mountain. */
export const WESTERN_MONTREAL: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.5890 45.4908, -73.5930 45.4890, -73.5985 45.4912, -73.6025 45.4935, -73.6115 45.4925, -73.6180 45.4925, -73.6285 45.4862, -73.6390 45.4810, -73.6560 45.4880, -73.6700 45.4880, -73.6820 45.4740, -73.6800 45.4560, -73.6560 45.4470, -73.6380 45.4465, -73.6150 45.4560, -73.6200 45.4640, -73.6040 45.4700, -73.5960 45.4750, -73.5845 45.4868`,
  ),
  origin: [-73.6143, 45.477],
  east: 35,
  north: 50,
  gridKm: 3.4,
  northSouth: [
    ['avenue West Broadway', -2.82, -0.65, 0.15],
    ['boulevard Cavendish', -2.26],
    ['avenue de Hampton', -1.31, -0.63, 0.21],
    ['avenue Girouard', -0.3],
    ['avenue Victoria', 0.62, -0.71, 0.13],
    ['boulevard Grosvenor', 1.09, -0.5, 0.79],
    ['avenue Greene', 2.14, -0.42, 0.14],
  ],
  eastWest: [
    ['rue Saint-Jacques', -1.15, -3.35, -0.27],
    ['boulevard De Maisonneuve', -0.65],
    ['chemin de la Côte-Saint-Antoine', -0.22],
    ['avenue de Monkland', -0.09, -1.47, 0.22],
    ['avenue Somerled', 0.39, -2.47, -0.93],
    ['avenue Fielding', 0.7, -2.54, -1.15],
    ['chemin de la Côte-Saint-Luc', 0.75, -2.65, 0.1],
    ['avenue Fleet', 1.4, -2.61, -1.11],
  ],
  sideStreets: {
    northSouth: [
      ['avenue Mariette', -2.28],
      ['avenue Madison', -2.15],
      ['avenue Kensington', -2.03],
      ['boulevard Grand', -1.91],
      ['avenue Beaconsfield', -1.79],
      ['avenue Hingston', -1.67],
      ['avenue Royal', -1.54],
      ['avenue Wilson', -1.24],
      ['avenue Harvard', -1.06],
      ['avenue de Melrose', -0.88],
      ['avenue Marcil', -0.7],
      ['avenue Oxford', -0.52],
      ['avenue Claremont', 0.65],
      ['avenue Roslyn', 0.8],
      ['avenue Lansdowne', 0.94],
    ],
    eastWest: [
      ['avenue Notre-Dame-de-Grâce', -0.14],
      ['avenue de Terrebonne', 0.28],
    ],
  },
};

/** Saint-Laurent around the old village. */
export const SAINT_LAURENT_GRID: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.6560 45.5275, -73.6726 45.5320, -73.6920 45.5285, -73.7150 45.5240, -73.7330 45.5150, -73.7560 45.5070, -73.7740 45.5010, -73.7760 45.4820, -73.7690 45.4740, -73.7320 45.4750, -73.7230 45.4830, -73.7050 45.4710, -73.6820 45.4740, -73.6700 45.4880, -73.6690 45.5050, -73.6510 45.5255`,
  ),
  origin: [-73.6831, 45.5142],
  east: 42,
  north: 47,
  gridKm: 1.6,
  northSouth: [
    ['boulevard Thimens', -3.34],
    ['boulevard Cavendish', -2.24],
    ['boulevard Alexis-Nihon', -1.45, -0.82, 0.51],
    ['boulevard Sainte-Croix', 0.67],
  ],
  eastWest: [
    ['boulevard de la Côte-Vertu', -0.04],
    ['rue Poirier', 0.65],
    ['boulevard Keller', 0.87],
    ['boulevard Poirier', 1.57],
  ],
};

/** LaSalle. */
export const LASALLE_GRID: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.5960 45.4260, -73.6110 45.4390, -73.6060 45.4480, -73.6150 45.4560, -73.6380 45.4465, -73.6690 45.4330, -73.6690 45.4220, -73.6400 45.4130, -73.6100 45.4130`,
  ),
  origin: [-73.633, 45.44],
  east: 26,
  north: 26,
  gridKm: 0,
  northSouth: [
    ['90e Avenue', -1.8],
    ['avenue Dollard', 0.07],
    ['boulevard Shevchenko', 0.91],
  ],
  eastWest: [
    ['rue Centrale', -2.32],
    ['rue Airlie', -1.31],
    ['boulevard De La Vérendrye', -0.74],
  ],
};

/** Lachine with its numbered avenues. */
export const LACHINE_GRID: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.6690 45.4220, -73.6690 45.4330, -73.6380 45.4465, -73.6560 45.4470, -73.6800 45.4560, -73.6820 45.4740, -73.7050 45.4710, -73.7260 45.4620, -73.7210 45.4380, -73.7180 45.4220`,
  ),
  origin: [-73.69, 45.438],
  east: 3,
  north: 4,
  gridKm: 2.4,
  northSouth: [
    ['55e Avenue', -2.13],
    ['32e Avenue', -0.65],
    ['25e Avenue', -0.01],
    ['12e Avenue', 0.77],
    ['6e Avenue', 1.24],
  ],
  eastWest: [
    ['boulevard Saint-Joseph', -0.47],
    ['rue Notre-Dame', -0.21],
    ['rue Victoria', 0.06],
    ['rue Provost', 0.21, 0.02, 1.57],
  ],
  sideStreets: {
    northSouth: [
      ['31e Avenue', -0.56],
      ['30e Avenue', -0.45],
      ['29e Avenue', -0.34],
      ['28e Avenue', -0.23],
      ['26e Avenue', -0.12],
      ['23e Avenue', 0.08],
      ['21e Avenue', 0.17],
      ['19e Avenue', 0.25],
      ['18e Avenue', 0.34],
      ['17e Avenue', 0.43],
      ['16e Avenue', 0.51],
      ['15e Avenue', 0.6],
      ['13e Avenue', 0.68],
      ['11e Avenue', 0.85],
      ['10e Avenue', 0.93],
      ['9e Avenue', 1.01],
      ['8e Avenue', 1.08],
      ['7e Avenue', 1.16],
    ],
    eastWest: [],
  },
};

/** Pierrefonds and Roxboro along the back river. */
export const PIERREFONDS_GRID: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.7740 45.5010, -73.7560 45.5070, -73.7600 45.5285, -73.8200 45.5200, -73.8480 45.5180, -73.8600 45.5100, -73.8620 45.4900, -73.8760 45.4740, -73.9000 45.4740, -73.9000 45.4640, -73.8700 45.4700, -73.8500 45.4830, -73.8200 45.4920`,
  ),
  origin: [-73.818, 45.502],
  east: 24,
  north: 20,
  gridKm: 0,
  northSouth: [
    ['boulevard Saint-Jean', -2.85],
    ['boulevard des Sources', 0.44],
    ['montée de Liesse', 3.17],
  ],
  eastWest: [['boulevard de Pierrefonds', -0.22]],
};
