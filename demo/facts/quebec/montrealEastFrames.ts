import type { FrameFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** Villeray, Parc-Extension, Saint-Michel, Ahuntsic and Cartierville. */
export const NORTHERN_MONTREAL: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.6240 45.5302, -73.6193 45.5341, -73.6145 45.5382, -73.6068 45.5478, -73.6042 45.5505, -73.5996 45.5596, -73.5928 45.5686, -73.6065 45.5752, -73.6200 45.5815, -73.6350 45.5888, -73.6450 45.5930, -73.6543 45.5908, -73.6605 45.5830, -73.6650 45.5755, -73.6720 45.5640, -73.6805 45.5535, -73.6990 45.5500, -73.7170 45.5415, -73.7350 45.5310, -73.7530 45.5190, -73.7560 45.5070, -73.7330 45.5150, -73.7150 45.5240, -73.6920 45.5285, -73.6726 45.5320, -73.6560 45.5275, -73.6470 45.5315, -73.6330 45.5255`,
  ),
  origin: [-73.6393, 45.5455],
  east: 59,
  north: 66,
  gridKm: 3.2,
  northSouth: [
    ['boulevard Laurentien', -3.84],
    ['rue Grenet', -2.9],
    ['boulevard O’Brien', -2.77],
    ['boulevard de l’Acadie', -1.84],
    ['avenue Bloomfield', -1.41, -2, -0.66],
    ['rue Lajeunesse', 0.15],
    ['avenue Christophe-Colomb', 0.79],
  ],
  eastWest: [
    ['rue Villeray', -1.46, -0.11, 2.07],
    ['rue Jarry', -0.89],
    ['boulevard Crémazie', 0.05],
    ['rue Legendre', 0.72],
    ['rue Sauvé', 1.36],
    ['rue Fleury', 1.95, -0.48, 3.3],
    ['rue Prieur', 2.25],
    ['rue De Salaberry', 3.06],
  ],
  sideStreets: {
    northSouth: [
      ['avenue Champagneur', -1.69],
      ['avenue Outremont', -1.58],
      ['avenue Wiseman', -1.48],
      ['avenue Querbes', -1.37],
      ['avenue De l’Épée', -1.27],
      ['rue Saint-Dominique', -0.49],
      ['avenue Casgrain', -0.39],
      ['avenue De Gaspé', -0.29],
      ['avenue Henri-Julien', -0.18],
      ['rue Drolet', -0.08],
      ['rue Berri', 0.26],
      ['rue Saint-Hubert', 0.38],
      ['rue Saint-André', 0.5],
      ['rue Boyer', 0.62],
      ['rue Chambord', 0.85],
      ['rue De Lanaudière', 0.96],
      ['rue Garnier', 1.06],
      ['rue Fabre', 1.17],
      ['rue Marquette', 1.27],
      ['rue Cartier', 1.5],
      ['rue Chabot', 1.62],
      ['rue De Bordeaux', 1.73],
      ['rue des Érables', 1.85],
      ['rue Louis-Hémon', 1.97],
    ],
    eastWest: [
      ['rue Gounod', -1.14],
      ['rue Faillon', -0.99],
      ['rue De Liège', -0.56],
      ['rue Guizot', -0.28],
      ['rue de Port-Royal', 0.49],
      ['rue de Louvain', 0.99],
    ],
  },
};

/** Centre-Sud, Hochelaga, Mercier and Anjou on the river. */
export const EASTERN_MONTREAL: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.5528 45.5213, -73.5480 45.5210, -73.5400 45.5290, -73.5370 45.5450, -73.5200 45.5700, -73.5150 45.5850, -73.5060 45.6110, -73.5240 45.6135, -73.5430 45.6150, -73.5470 45.6250, -73.5600 45.6310, -73.5690 45.6340, -73.5830 45.6250, -73.5970 45.6150, -73.5830 45.6000, -73.5700 45.5940, -73.5795 45.5860, -73.5928 45.5686, -73.5820 45.5652, -73.5713 45.5620, -73.5640 45.5590, -73.5560 45.5556, -73.5578 45.5470, -73.5602 45.5385, -73.5632 45.5300, -73.5645 45.5263`,
  ),
  origin: [-73.544, 45.5503],
  east: 71,
  north: 64,
  gridKm: 4.2,
  northSouth: [
    ['rue Frontenac', -1.97],
    ['rue Davidson', -0.95, -0.45, 0.46],
    ['boulevard de l’Assomption', 1.82],
    ['avenue Haig', 2.13],
    ['rue Cadillac', 2.45],
    ['boulevard Pierre-Bernard', 4.53],
    ['rue Honoré-Beaugrand', 4.88],
    ['boulevard des Galeries-d’Anjou', 4.9],
  ],
  eastWest: [
    ['rue Sainte-Catherine Est', -0.43],
    ['rue Ontario Est', 0.04],
    ['avenue Souligny', 0.16],
    ['rue Hochelaga', 0.59],
    ['rue de Marseille', 1.37, 2.75, 4.6],
    ['rue Beaubien Est', 2.73],
  ],
  sideStreets: {
    northSouth: [
      ['rue Fullum', -2.59],
      ['rue Dufresne', -2.44],
      ['rue Poupart', -2.3],
      ['rue Parthenais', -2.15],
      ['rue Aylwin', -0.72],
      ['rue Joliette', -0.6],
      ['avenue Jeanne-d’Arc', -0.48],
      ['avenue Orléans', -0.36],
      ['avenue Desjardins', -0.24],
      ['avenue De La Salle', -0.12],
      ['avenue Bourbonnière', 0.13],
      ['avenue d’Orléans', 0.26],
      ['rue Leclaire', 0.39],
      ['rue Théodore', 0.52],
      ['rue Saint-Clément', 0.65],
      ['avenue Bennett', 0.78],
      ['avenue Letourneux', 0.9],
    ],
    eastWest: [
      ['rue Adam', -0.24],
      ['rue La Fontaine', -0.12],
      ['rue de Rouen', 0.18],
    ],
  },
};

/** Saint-Léonard and Montréal-Nord. */
export const SAINT_LEONARD_GRID: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.5928 45.5686, -73.5795 45.5860, -73.5700 45.5940, -73.5830 45.6000, -73.5970 45.6150, -73.6070 45.6170, -73.6241 45.6331, -73.6395 45.6145, -73.6466 45.5994, -73.6543 45.5908, -73.6450 45.5930, -73.6350 45.5888, -73.6200 45.5815, -73.6065 45.5752`,
  ),
  origin: [-73.5975, 45.591],
  east: 52,
  north: 56,
  gridKm: 0,
  northSouth: [
    ['boulevard Provencher', -1.07],
    ['rue Viau', -0.52],
    ['boulevard Sainte-Gertrude', -0.52],
    ['boulevard Rolland', 1.11],
  ],
  eastWest: [
    ['rue Jarry Est', -0.77],
    ['boulevard Robert', -0.09],
    ['boulevard Couture', 0.55],
    ['boulevard Industriel', 1.49],
    ['rue de Charleroi', 2.57],
  ],
};

/** Rivière-des-Prairies along the back river. */
export const RIVIERE_DES_PRAIRIES: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.5970 45.6150, -73.6070 45.6170, -73.6240 45.6330, -73.5900 45.6560, -73.5300 45.6900, -73.5220 45.6850, -73.5300 45.6600, -73.5470 45.6480, -73.5690 45.6340, -73.5830 45.6250`,
  ),
  origin: [-73.58, 45.64],
  east: 38,
  north: 46,
  gridKm: 0,
  northSouth: [
    ['boulevard Armand-Bombardier', -1.48],
    ['boulevard Rodolphe-Forget', 0.03],
    ['boulevard Rivière-des-Prairies', 2.26],
    ['boulevard Saint-Jean-Baptiste', 3.73],
  ],
  eastWest: [
    ['boulevard Maurice-Duplessis', 0.01],
    ['boulevard Perras', 0.61],
  ],
};

/** Pointe-aux-Trembles on the river. */
export const POINTE_AUX_TREMBLES: FrameFacts = {
  cities: ['Montréal'],
  within: trace(
    `-73.5060 45.6110, -73.5240 45.6135, -73.5430 45.6150, -73.5470 45.6250, -73.5600 45.6310, -73.5690 45.6340, -73.5470 45.6480, -73.5300 45.6600, -73.5220 45.6850, -73.5300 45.6900, -73.4900 45.7060, -73.4700 45.7080, -73.4850 45.6800, -73.4850 45.6400`,
  ),
  origin: [-73.505, 45.644],
  east: 66,
  north: 60,
  gridKm: 0,
  northSouth: [
    ['boulevard Saint-Jean-Baptiste', -0.06],
    ['boulevard du Tricentenaire', 1.38],
    ['36e Avenue', 3.24],
    ['81e Avenue', 4.44],
  ],
  eastWest: [
    ['rue Victoria', -0.84],
    ['boulevard de la Rousselière', 0.65],
  ],
};
