import type { FrameFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** Vieux-Québec within the walls and the lower town at its foot. */
export const OLD_QUEBEC: FrameFacts = {
  cities: ['Québec'],
  within: trace(
    `-71.2125 46.8085, -71.2138 46.8118, -71.2140 46.8150, -71.2100 46.8180, -71.2060 46.8180, -71.1990 46.8210, -71.1980 46.8130, -71.2060 46.8070`,
  ),
  origin: [-71.2085, 46.812],
  east: 32,
  north: 30,
  gridKm: 3,
  northSouth: [
    ['rue D’Auteuil', -0.37, -0.15, 0.21],
    ['rue Sainte-Ursule', -0.25, -0.11, 0.24],
    ['rue des Jardins', 0.11, -0.08, 0.14],
    ['rue du Trésor', 0.22, -0.03, 0.12],
    ['rue Saint-Pierre', 0.47, -0.2, 0.2],
  ],
  eastWest: [
    ['rue Saint-Louis', -0.13, -0.42, 0.21],
    ['rue Sainte-Anne', 0, -0.31, 0.24],
    ['rue De Buade', 0.1, 0.08, 0.35],
    ['rue Dauphine', 0.11, -0.29, 0.02],
    ['rue des Remparts', 0.28, 0.16, 0.4],
    ['rue Saint-Paul', 0.41, -0.04, 0.53],
  ],
};

/** Saint-Jean-Baptiste, Montcalm and Saint-Sacrement on the plateau. */
export const MONTCALM: FrameFacts = {
  cities: ['Québec'],
  within: trace(
    `-71.2125 46.8085, -71.2138 46.8118, -71.2190 46.8128, -71.2250 46.8105, -71.2360 46.8070, -71.2480 46.8030, -71.2570 46.7985, -71.2640 46.7900, -71.2500 46.7855, -71.2420 46.7870, -71.2300 46.7930, -71.2130 46.8040`,
  ),
  origin: [-71.227, 46.8028],
  east: 34,
  north: 36,
  gridKm: 3.4,
  northSouth: [
    ['avenue Holland', -1.34, -0.48, 0.33],
    ['avenue Moncton', -0.62, -0.36, 0.18],
    ['avenue des Érables', -0.37, -0.33, 0.27],
    ['avenue De Bourlamaque', -0.03, -0.25, 0.24],
    ['avenue Salaberry', 0.49, -0.17, 0.31],
    ['rue de Claire-Fontaine', 0.78, -0.12, 0.29],
  ],
  eastWest: [
    ['rue Fraser', -0.24, -0.75, 0.04],
    ['rue Crémazie', 0.07, -0.24, 0.47],
    ['rue Père-Marquette', 0.08, -1.24, -0.02],
    ['rue Saint-Joachim', 0.15, 0.6, 1.22],
    ['rue d’Aiguillon', 0.37, 0.65, 1.25],
  ],
  sideStreets: {
    northSouth: [
      ['avenue de Laune', -1.03],
      ['avenue Bougainville', -0.87],
      ['avenue Brown', -0.71],
      ['avenue Casot', -0.56],
      ['avenue Louis-Saint-Laurent', -0.4],
      ['rue de l’Amérique-Française', 0.41],
      ['rue Turnbull', 0.5],
      ['avenue de la Tour', 0.58],
      ['rue Sainte-Marie', 0.72],
      ['rue Deligny', 0.82],
      ['rue Sainte-Claire', 0.92],
      ['rue Sutherland', 1.02],
      ['rue Saint-Augustin', 1.13],
    ],
    eastWest: [
      ['rue Aberdeen', -0.14],
      ['rue Saunders', -0.07],
      ['rue Saint-Patrick', -0.01],
      ['rue Lockwell', 0.05],
    ],
  },
};

/** Saint-Roch, Saint-Sauveur and Vanier below the cliff. */
export const SAINT_ROCH_GRID: FrameFacts = {
  cities: ['Québec'],
  within: trace(
    `-71.2138 46.8118, -71.2140 46.8150, -71.2100 46.8180, -71.2060 46.8230, -71.2160 46.8225, -71.2250 46.8230, -71.2340 46.8280, -71.2370 46.8245, -71.2400 46.8190, -71.2510 46.8225, -71.2570 46.8280, -71.2750 46.8260, -71.2920 46.8200, -71.3090 46.8160, -71.3200 46.8000, -71.3100 46.7960, -71.2900 46.7900, -71.2640 46.7990, -71.2480 46.8030, -71.2360 46.8070, -71.2250 46.8105, -71.2190 46.8128`,
  ),
  origin: [-71.2235, 46.815],
  east: 22,
  north: 26,
  gridKm: 3.4,
  northSouth: [
    ['boulevard Père-Lelièvre', -4.51],
    ['avenue Plante', -2.63, 0.88, 1.81],
    ['rue Verdun', -2.12],
    ['rue Marie-de-l’Incarnation', -1.3, -0.23, 1],
    ['boulevard Langelier', -0.45, -0.35, 0.79],
    ['rue Dorchester', -0.1, -0.34, 0.46],
    ['rue du Pont', 0.33, -0.25, 0.41],
  ],
  eastWest: [
    ['rue Saint-Vallier', -0.15, -1.56, 0.61],
    ['rue Saint-Joseph', -0.07, -0.43, 0.49],
    ['rue de la Reine', 0.25, -0.61, 0.44],
    ['rue du Prince-Édouard', 0.41, -0.6, 0.42],
    ['rue Saint-Bernard', 0.41, -2.01, -1.29],
  ],
  sideStreets: {
    northSouth: [
      ['rue Boisseau', -1.21],
      ['rue Châteauguay', -1.08],
      ['rue Victoria', -0.95],
      ['rue de Mazenod', -0.82],
      ['rue Sainte-Agnès', -0.7],
      ['rue Monseigneur-Gauvreau', -0.43],
      ['rue Caron', -0.28],
      ['rue du Parvis', -0.14],
    ],
    eastWest: [
      ['rue Saint-Luc', -0.09],
      ['rue Kirouac', 0.09],
      ['rue De Sainte-Hélène', 0.12],
      ['rue du Roi', 0.24],
      ['rue Franklin', 0.27],
    ],
  },
};

/** Limoilou and Charlesbourg: numbered avenues and numbered streets. */
export const LIMOILOU_GRID: FrameFacts = {
  cities: ['Québec'],
  within: trace(
    `-71.2160 46.8225, -71.2250 46.8230, -71.2340 46.8280, -71.2370 46.8245, -71.2400 46.8190, -71.2510 46.8225, -71.2570 46.8280, -71.2640 46.8310, -71.2840 46.8510, -71.3000 46.8640, -71.3100 46.9000, -71.2700 46.9080, -71.2250 46.9000, -71.2250 46.8650, -71.2130 46.8560, -71.1960 46.8480, -71.1940 46.8300, -71.2060 46.8230`,
  ),
  origin: [-71.233, 46.8325],
  east: 48,
  north: 44,
  gridKm: 2.2,
  northSouth: [
    ['3e Avenue', 0.36],
    ['8e Avenue', 0.83],
    ['boulevard des Capucins', 1.1, -1.43, -0.38],
    ['boulevard du Jardin', 2, 3.93, 5.07],
    ['avenue D’Estimauville', 2.82],
  ],
  eastWest: [
    ['4e Rue', -1.01, -0.14, 0.6],
    ['8e Rue', -0.56, -0.09, 0.87],
    ['18e Rue', 0.55],
    ['41e Rue', 1.88],
    ['70e Rue', 3.51, 0.06, 1.07],
    ['76e Rue', 3.98],
  ],
  sideStreets: {
    northSouth: [
      ['2e Avenue', 0.17],
      ['4e Avenue', 0.45],
      ['5e Avenue', 0.55],
      ['6e Avenue', 0.64],
      ['7e Avenue', 0.74],
      ['9e Avenue', 0.96],
      ['10e Avenue', 1.08],
      ['11e Avenue', 1.2],
      ['12e Avenue', 1.32],
      ['13e Avenue', 1.44],
    ],
    eastWest: [
      ['5e Rue', -0.89],
      ['6e Rue', -0.77],
      ['7e Rue', -0.65],
      ['9e Rue', -0.42],
      ['10e Rue', -0.31],
      ['11e Rue', -0.2],
      ['12e Rue', -0.1],
      ['13e Rue', 0.01],
      ['14e Rue', 0.12],
      ['15e Rue', 0.22],
      ['16e Rue', 0.33],
      ['17e Rue', 0.44],
      ['22e Rue', 0.78],
      ['23e Rue', 0.88],
      ['24e Rue', 0.98],
      ['25e Rue', 1.08],
      ['26e Rue', 1.19],
      ['27e Rue', 1.29],
    ],
  },
};

/** Sillery and Sainte-Foy. */
export const SAINTE_FOY_GRID: FrameFacts = {
  cities: ['Québec'],
  within: trace(
    `-71.2420 46.7870, -71.2500 46.7855, -71.2640 46.7900, -71.2570 46.7985, -71.2640 46.7990, -71.2900 46.7900, -71.3100 46.7960, -71.3130 46.7870, -71.3060 46.7760, -71.3000 46.7650, -71.2895 46.7480, -71.2700 46.7550, -71.2450 46.7730`,
  ),
  origin: [-71.281, 46.7712],
  east: 29,
  north: 27,
  gridKm: 0.9,
  northSouth: [
    ['rue du Bon-Air', -0.61, 1.08, 1.78],
    ['avenue Wolfe', -0.55],
    ['avenue Nérée-Tremblay', 1.05],
    ['avenue James-LeMoine', 2.3],
    ['avenue du Parc', 2.9, 0.29, 1.49],
  ],
  eastWest: [
    ['boulevard Hochelaga', 0.27],
    ['rue Gérard-Morisset', 0.55, 2.45, 3.45],
    ['boulevard du Versant-Nord', 1.92],
  ],
};

/** Cap-Rouge, Pointe-de-Sainte-Foy and Champigny. */
export const CAP_ROUGE_GRID: FrameFacts = {
  cities: ['Québec'],
  within: trace(
    `-71.2895 46.7480, -71.3000 46.7650, -71.3060 46.7760, -71.3130 46.7870, -71.3100 46.7960, -71.3200 46.8000, -71.3480 46.7990, -71.4000 46.7980, -71.3950 46.7600, -71.3750 46.7400, -71.3300 46.7440`,
  ),
  origin: [-71.33, 46.762],
  east: 24,
  north: 28,
  gridKm: 0,
  northSouth: [
    ['avenue Jean-Gauvin', -1.46],
    ['rue Provancher', -0.89],
    ['avenue Blaise-Pascal', 1.05],
    ['avenue Le Gendre', 1.2],
  ],
  eastWest: [
    ['rue de la Promenade-des-Sœurs', 0.31],
    ['boulevard de la Chaudière', 1.38],
  ],
};

/** Les Saules, Lebourgneuf, Neufchâtel and Loretteville. */
export const NEUFCHATEL_GRID: FrameFacts = {
  cities: ['Québec'],
  within: trace(
    `-71.3200 46.8000, -71.3090 46.8160, -71.2920 46.8200, -71.2750 46.8260, -71.2640 46.8310, -71.2840 46.8510, -71.3000 46.8640, -71.3100 46.9000, -71.3900 46.8900, -71.4250 46.8700, -71.4250 46.8250, -71.4000 46.7980, -71.3480 46.7990`,
  ),
  origin: [-71.333, 46.84],
  east: 20,
  north: 38,
  gridKm: 0,
  northSouth: [
    ['boulevard de l’Aéroport', -5.1],
    ['boulevard Masson', -1.36],
    ['boulevard Bastien', 0.34],
    ['boulevard Robert-Bourassa', 1.81],
    ['boulevard Saint-Jacques', 2.67],
  ],
  eastWest: [
    ['rue Michelet', -3.05],
    ['boulevard La Morille', 0.85],
    ['boulevard Johnny-Parent', 2.29],
  ],
};

/** Giffard, Beauport and Montmorency. */
export const BEAUPORT_GRID: FrameFacts = {
  cities: ['Québec'],
  within: trace(
    `-71.1960 46.8480, -71.2130 46.8560, -71.2250 46.8650, -71.2250 46.9000, -71.1850 46.9080, -71.1450 46.9050, -71.1430 46.8820, -71.1800 46.8560`,
  ),
  origin: [-71.195, 46.868],
  east: 40,
  north: 30,
  gridKm: 0,
  northSouth: [
    ['rue Clemenceau', 0.7],
    ['avenue Larue', 0.92],
    ['boulevard Raymond', 2.27],
    ['avenue des Cascades', 3.43],
  ],
  eastWest: [
    ['boulevard des Chutes', -0.75],
    ['avenue Joseph-Giffard', 0.31],
  ],
};
