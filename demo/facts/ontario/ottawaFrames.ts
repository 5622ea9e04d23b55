import type { FrameFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** Downtown, Centretown and the Glebe between the river, the railway and the canal. */
export const CENTRETOWN: FrameFacts = {
  cities: ['Ottawa'],
  within: trace(
    `-75.6985 45.4290, -75.7200 45.4190, -75.7220 45.4090, -75.7160 45.4050, -75.7110 45.3990, -75.7075 45.3995, -75.7030 45.3940, -75.7025 45.3910, -75.6960 45.3880, -75.6920 45.3850, -75.6780 45.3870, -75.6720 45.3940, -75.6760 45.4020, -75.6780 45.4055, -75.6815 45.4085, -75.6835 45.4155, -75.6895 45.4220, -75.6965 45.4265`,
  ),
  origin: [-75.69, 45.4225],
  east: 32,
  north: 31,
  splitsEastWest: 'behind',
  gridKm: 9,
  northSouth: [
    ['Preston Street', -2.6, -1.37, 0.24],
    ['Booth Street', -2.16],
    ['Percy Street', -1.58, -2.14, -0.12],
    ['Lyon Street', -1.34, -2.13, 0.37],
    ['Kent Street', -1.1, -1.13, 0.39],
    ["O'Connor Street", -0.79, -2.35, 0.35],
    ['Metcalfe Street', -0.58, -1.15, 0.31],
  ],
  eastWest: [
    ['Sunnyside Avenue', -2.9],
    ['Fifth Avenue', -2.09, -1.83, -0.62],
    ['Glebe Avenue', -1.56, -1.81, -0.91],
    ['Catherine Street', -1.24, -1.77, -0.84],
    ['Gladstone Avenue', -0.96, -3.23, -0.22],
    ['Somerset Street', -0.53, -3.07, 0.04],
    ['Gloucester Street', -0.23, -1.52, -0.24],
    ['Laurier Avenue', -0.05],
    ['Slater Street', 0.02, -1.44, -0.24],
    ['Albert Street', 0.17, -2.26, -0.25],
    ['Queen Street', 0.24, -1.51, -0.27],
    ['Sparks Street', 0.34, -1.53, -0.31],
  ],
  sideStreets: {
    northSouth: [
      ['Rochester Street', -2.46],
      ['LeBreton Street', -2.31],
      ['Bell Street', -2.15],
      ['Arthur Street', -2],
      ['Cambridge Street', -1.84],
      ['Clemow Avenue', -1.84],
      ['Bay Street', -1.51],
      ['Cartier Street', -0.12],
    ],
    eastWest: [
      ['Glen Avenue', -3.59],
      ['Riverdale Avenue', -3.47],
      ['Belmont Avenue', -3.35],
      ['Bellwood Avenue', -3.23],
      ['Hopewell Avenue', -3.12],
      ['Grove Avenue', -3],
      ['Wilton Crescent', -2.47],
      ['Holmwood Avenue', -2.34],
      ['Fourth Avenue', -2.09],
      ['Third Avenue', -1.98],
      ['Second Avenue', -1.87],
      ['First Avenue', -1.75],
      ['Argyle Avenue', -1.18],
      ['McLeod Street', -1.08],
      ['Frank Street', -0.96],
      ['Waverley Street', -0.9],
      ['Lewis Street', -0.85],
      ['James Street', -0.83],
      ['Gilmour Street', -0.79],
      ['MacLaren Street', -0.73],
      ['Florence Street', -0.68],
      ['Cooper Street', -0.57],
      ['Lisgar Street', -0.46],
      ['Nepean Street', -0.35],
    ],
  },
};

/** Lowertown, Sandy Hill and New Edinburgh east of the canal. */
export const LOWERTOWN: FrameFacts = {
  cities: ['Ottawa'],
  within: trace(
    `-75.6965 45.4265, -75.6895 45.4220, -75.6835 45.4155, -75.6815 45.4085, -75.6720 45.4130, -75.6700 45.4200, -75.6680 45.4240, -75.6700 45.4290, -75.6740 45.4335, -75.6640 45.4420, -75.6560 45.4500, -75.6500 45.4620, -75.6800 45.4570, -75.6940 45.4470, -75.6990 45.4350, -75.6990 45.4290`,
  ),
  origin: [-75.684, 45.43],
  east: 26,
  north: 24,
  gridKm: 6,
  northSouth: [
    ['Dalhousie Street', -0.5, -0.09, 0.78],
    ['Cumberland Street', -0.33, -0.55, 0.62],
    ['Nelson Street', 0.25, -1.04, 0.03],
    ['Mackay Street', 0.49, 0.95, 1.5],
    ['Charlotte Street', 0.7],
    ['Acacia Avenue', 1.68],
  ],
  eastWest: [
    ['Mann Avenue', -1.36],
    ['Somerset Street E', -0.88, -0.21, 0.84],
    ['Laurier Avenue E', -0.58],
    ['George Street', 0.05, -0.86, 0.22],
    ['York Street', 0.16, -0.88, 0.63],
    ['Murray Street', 0.26, -0.91, 0.06],
    ['St. Patrick Street', 0.4, -0.9, 0.75],
    ['Springfield Road', 1.06],
    ['Crichton Street', 1.11, 0.18, 1.35],
  ],
  sideStreets: {
    northSouth: [
      ['Parent Avenue', -0.38],
      ['Henderson Avenue', 0.12],
      ['Friel Street', 0.44],
      ['Chapel Street', 0.57],
      ['Augusta Street', 0.69],
      ['Cobourg Street', 0.82],
    ],
    eastWest: [
      ['Osgoode Street', -0.76],
      ['Wilbrod Street', -0.46],
      ['Stewart Street', -0.34],
      ['Daly Avenue', -0.23],
      ['Besserer Street', -0.11],
      ['Clarence Street', 0.24],
      ['Guigues Avenue', 0.55],
      ['St. Andrew Street', 0.65],
      ['Bolton Street', 0.74],
      ['Cathcart Street', 0.84],
    ],
  },
};

/** Hintonburg, Wellington West, Westboro and Carlingwood. */
export const WESTBORO: FrameFacts = {
  cities: ['Ottawa'],
  within: trace(
    `-75.7220 45.4120, -75.7400 45.4090, -75.7650 45.3970, -75.7700 45.3850, -75.7960 45.3740, -75.8060 45.3680, -75.8050 45.3600, -75.7940 45.3540, -75.7780 45.3620, -75.7650 45.3700, -75.7500 45.3780, -75.7360 45.3860, -75.7240 45.3920, -75.7110 45.3990, -75.7160 45.4050`,
  ),
  origin: [-75.7285, 45.4022],
  east: 29,
  north: 25,
  gridKm: 3.6,
  northSouth: [
    ['Pinecrest Road', -6.4],
    ['Sherbourne Road', -4],
    ['Maitland Avenue', -3.45],
    ['Golden Avenue', -2.8, -0.83, -0.03],
    ['Kirkwood Avenue', -1.99, -1.33, -0.08],
    ['Fairmont Avenue', 0.43, -0.92, 0],
  ],
  eastWest: [
    ['Gladstone Avenue', -0.55, -0.79, 0.57],
    ['Dovercourt Avenue', -0.48, -2.98, -1.86],
    ['Byron Avenue', -0.2],
  ],
  sideStreets: {
    northSouth: [
      ['Broadview Avenue', -2.89],
      ['Cole Avenue', -2.73],
      ['Berkley Avenue', -2.58],
      ['Winston Avenue', -2.31],
      ['Athlone Avenue', -2.19],
      ['Tweedsmuir Avenue', -2.08],
      ['Huron Avenue', -1.31],
      ['Harmer Avenue', -1.12],
      ['Clifton Road', -0.93],
      ['Western Avenue', -0.74],
      ['Caroline Avenue', 0.13],
      ['Hamilton Avenue', 0.26],
      ['Carruthers Avenue', 0.38],
      ['Stirling Avenue', 0.51],
    ],
    eastWest: [
      ['Iona Street', -0.83],
      ['Ruskin Avenue', -0.63],
    ],
  },
};

/** Carlington, Bayshore and Nepean south of the Queensway. */
export const NEPEAN_GRID: FrameFacts = {
  cities: ['Ottawa'],
  within: trace(
    `-75.7110 45.3990, -75.7240 45.3920, -75.7360 45.3860, -75.7500 45.3780, -75.7650 45.3700, -75.7780 45.3620, -75.7940 45.3540, -75.8050 45.3600, -75.8300 45.3560, -75.8600 45.3560, -75.8600 45.3300, -75.8100 45.3220, -75.7750 45.3200, -75.7350 45.3170, -75.7000 45.3330, -75.6990 45.3480, -75.6960 45.3580, -75.6960 45.3750`,
  ),
  origin: [-75.7605, 45.348],
  east: 33,
  north: 22,
  gridKm: 0,
  northSouth: [
    ['Bayshore Drive', -3.51],
    ['Pinecrest Road', -2.09],
    ['Navaho Drive', 0.19],
    ['Maitland Avenue', 1.01],
    ['Clyde Avenue', 1.6],
  ],
  eastWest: [
    ['Viewmount Drive', -1.51],
    ['Knoxdale Road', -1.05, -2.2, -0.13],
    ['Craig Henry Drive', -0.89, -1.44, -0.01],
    ['Meadowlands Drive', -0.63],
    ['Iris Street', 1.06, -1.36, 0.71],
  ],
};

/** Alta Vista, South Keys and Hunt Club. */
export const ALTA_VISTA_GRID: FrameFacts = {
  cities: ['Ottawa'],
  within: trace(
    `-75.6960 45.3750, -75.6960 45.3580, -75.6990 45.3480, -75.7000 45.3330, -75.6800 45.3200, -75.6300 45.3100, -75.5950 45.3350, -75.6050 45.3900, -75.6230 45.3920, -75.6310 45.4070, -75.6500 45.4090, -75.6620 45.4120, -75.6720 45.4130, -75.6720 45.3940, -75.6780 45.3870, -75.6920 45.3850`,
  ),
  origin: [-75.662, 45.368],
  east: 29,
  north: 28,
  gridKm: 0,
  northSouth: [
    ['Uplands Drive', -1.9],
    ['Albion Road', -0.2],
    ['Kilborn Avenue', 1.29],
    ['Othello Avenue', 2.39],
  ],
  eastWest: [
    ['Cahill Drive', -1.53],
    ['Johnston Road', -0.98],
    ['Brookfield Road', 0.84],
    ['Kilborn Place', 1.76],
    ['Pleasant Park Road', 2.05],
  ],
};

/** Vanier, Overbrook, Manor Park and Gloucester east of the Rideau. */
export const VANIER_GRID: FrameFacts = {
  cities: ['Ottawa'],
  within: trace(
    `-75.6720 45.4130, -75.6620 45.4120, -75.6500 45.4090, -75.6310 45.4070, -75.6050 45.4110, -75.5900 45.4270, -75.5780 45.4480, -75.5760 45.4740, -75.6200 45.4680, -75.6500 45.4620, -75.6560 45.4500, -75.6640 45.4420, -75.6740 45.4335, -75.6700 45.4290, -75.6680 45.4240, -75.6700 45.4200`,
  ),
  origin: [-75.6475, 45.439],
  east: 21,
  north: 20,
  gridKm: 2.2,
  northSouth: [
    ['Olmstead Street', -1.22],
    ['Marier Avenue', -0.94],
    ['Lola Street', -0.6],
    ['Cyrville Road', 1.34],
    ['Bathgate Drive', 1.62],
    ['Aviation Parkway', 1.81],
  ],
  eastWest: [
    ['Coventry Road', -1.63],
    ['Donald Street', -0.78],
    ['McArthur Avenue', -0.43],
    ['Deschamps Avenue', 0.24, -1.29, -0.29],
    ["Codd's Road", 0.95],
  ],
  sideStreets: {
    northSouth: [
      ['Cantin Street', -1.49],
      ['Granville Street', -1.4],
      ['Barrette Street', -1.31],
      ['Lajoie Street', -1.08],
      ['Marquette Avenue', -0.94],
      ['Dagmar Avenue', -0.8],
      ['Alfred Street', -0.66],
    ],
    eastWest: [
      ['Ethel Street', -0.29],
      ['Carillon Street', -0.21],
      ['Richelieu Avenue', -0.13],
    ],
  },
};

/** Orléans. */
export const ORLEANS_GRID: FrameFacts = {
  cities: ['Ottawa'],
  within: trace(
    `-75.5760 45.4740, -75.5780 45.4480, -75.5700 45.4350, -75.4700 45.4380, -75.4550 45.4900, -75.4800 45.5100, -75.5500 45.4880`,
  ),
  origin: [-75.525, 45.475],
  east: 20,
  north: 24,
  gridKm: 0,
  northSouth: [
    ['Orléans Boulevard', -1.66],
    ['Champlain Street', -0.04],
    ['Belcourt Boulevard', 0.31],
    ['Trim Road', 4.4],
  ],
  eastWest: [
    ['Des Épinettes Avenue', -1.27],
    ['Youville Drive', -0.95],
    ['Charlemagne Boulevard', -0.85],
  ],
};

/** Kanata. */
export const KANATA_GRID: FrameFacts = {
  cities: ['Ottawa'],
  within: trace(
    `-75.8600 45.3560, -75.9100 45.3530, -75.9500 45.3800, -75.9700 45.3500, -75.9700 45.2600, -75.9000 45.2500, -75.8700 45.2750, -75.8850 45.3230`,
  ),
  origin: [-75.9, 45.31],
  east: 28,
  north: 35,
  gridKm: 0,
  northSouth: [
    ['Stittsville Main Street', -4.83],
    ['Kanata Avenue', -0.26],
    ['Castlefrank Road', -0.03],
    ['Teron Road', 1.48],
  ],
  eastWest: [
    ['Abbeyhill Drive', -2.35],
    ['Katimavik Road', -0.12],
    ['Campeau Drive', 1.55],
  ],
};

/** Barrhaven and Riverside South. */
export const BARRHAVEN_GRID: FrameFacts = {
  cities: ['Ottawa'],
  within: trace(
    `-75.8000 45.2850, -75.7700 45.3000, -75.7350 45.3170, -75.7000 45.3330, -75.6800 45.3200, -75.6500 45.3000, -75.6550 45.2550, -75.7200 45.2400, -75.7800 45.2500`,
  ),
  origin: [-75.744, 45.275],
  east: 24,
  north: 25,
  gridKm: 0,
  northSouth: [
    ['Cedarview Road', -1.5],
    ['Jockvale Road', -0.47],
    ['Longfields Drive', 1.16],
    ['Spratt Road', 3.48],
    ['Limebank Road', 4.77],
  ],
  eastWest: [
    ['Cambrian Road', -1.59],
    ['Earl Armstrong Road', -1.54],
    ['Berrigan Drive', 0.58],
  ],
};
