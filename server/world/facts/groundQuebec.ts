import { MONTREAL } from './quebec/montreal.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Montréal and Québec: shores, highways and main streets, coarsely true. */
export const GROUND_QUEBEC: readonly RegionFacts[] = [
  MONTREAL,
  {
    name: 'Québec',
    box: [-71.6, 46.65, -70.95, 46.98],
    limits: {
      Québec: [
        [-71.4, 46.738],
        [-71.42, 46.86],
        [-71.32, 46.9],
        [-71.15, 46.885],
        [-71.17, 46.84],
        [-71.19, 46.81],
        [-71.25, 46.76],
      ],
    },
    waters: [],
    islands: [],
    rivers: [
      {
        name: 'Fleuve Saint-Laurent',
        width: 1000,
        line: [
          [-71.6, 46.68],
          [-71.45, 46.715],
          [-71.35, 46.737],
          [-71.27, 46.752],
          [-71.225, 46.785],
          [-71.195, 46.808],
          [-71.16, 46.835],
          [-71.08, 46.86],
          [-70.95, 46.9],
        ],
      },
      {
        name: 'Rivière Saint-Charles',
        width: 45,
        valley: ['Parc linéaire', 0.1],
        line: [
          [-71.42, 46.9],
          [-71.36, 46.86],
          [-71.31, 46.835],
          [-71.26, 46.823],
          [-71.235, 46.822],
          [-71.203, 46.822],
        ],
      },
    ],
    motorways: {
      'Autoroute Laurentienne': [
        [-71.224, 46.822],
        [-71.24, 46.845],
        [-71.28, 46.88],
        [-71.34, 46.96],
      ],
      'Autoroute Henri-IV': [
        [-71.29, 46.74],
        [-71.305, 46.775],
        [-71.335, 46.81],
        [-71.38, 46.86],
      ],
      'Autoroute Félix-Leclerc': [
        [-71.6, 46.73],
        [-71.42, 46.785],
        [-71.335, 46.81],
        [-71.27, 46.83],
        [-71.2, 46.865],
        [-71.0, 46.93],
      ],
    },
    parks: [
      {
        name: "Plaines d'Abraham",
        outline: [
          [-71.229, 46.795],
          [-71.226, 46.802],
          [-71.211, 46.808],
          [-71.213, 46.802],
        ],
      },
    ],
    frames: [
      {
        cities: ['Québec'],
        origin: [-71.2143, 46.8105],
        east: 40,
        north: 44,
        gridKm: 3,
        northSouth: [
          ['route de l’Église', -5],
          ['avenue Holland', -2.1],
          ['avenue Belvédère', -1.6, -1, 2],
          ['avenue Salaberry', -0.8],
          ['avenue Honoré-Mercier', -0.1],
          ['1re Avenue', 1.4, 1],
          ['boulevard Henri-Bourassa', 2.4],
          ['avenue D’Estimauville', 4.2],
        ],
        eastWest: [
          ['Grande Allée', -0.1],
          ['boulevard René-Lévesque', 0.35],
          ['chemin Sainte-Foy', 0.95],
          ['boulevard Charest', 1.6],
          ['boulevard Wilfrid-Hamel', 2.8],
          ['boulevard Lebourgneuf', 5.3],
          ['boulevard de l’Ormière', 6.8],
          ['boulevard Louis-XIV', 8.3],
        ],
      },
    ],
  },
];
