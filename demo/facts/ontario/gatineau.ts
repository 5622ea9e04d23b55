import type { FrameFacts, Line } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** Aylmer, Hull and Gatineau, from the middle of the river to the hills. */
export const GATINEAU_LIMIT: Line =
  trace(`-75.8700 45.3950, -75.8750 45.4250, -75.8300 45.4300, -75.7950 45.4400,
  -75.7700 45.4600, -75.7750 45.4850, -75.7550 45.5100, -75.7000 45.5120, -75.6600 45.5100, -75.6000 45.5130,
  -75.5650 45.5200, -75.5550 45.5000, -75.5700 45.4870, -75.6000 45.4790, -75.6500 45.4720, -75.6850 45.4590,
  -75.7000 45.4460, -75.7040 45.4320, -75.7160 45.4235, -75.7290 45.4165, -75.7460 45.4105, -75.7620 45.4020,
  -75.7830 45.3900, -75.8100 45.3800, -75.8550 45.3850`);

/** The Québec side of the river. */
export const GATINEAU_GRID: FrameFacts = {
  cities: ['Gatineau'],
  within: GATINEAU_LIMIT,
  origin: [-75.72, 45.435],
  east: 17,
  north: 15,
  gridKm: 1.6,
  northSouth: [
    ['rue Broad', -11.2, -2, 1.5],
    ['chemin Vanier', -8.7],
    ['boulevard Wilfrid-Lavigne', -9.9],
    ['boulevard du Plateau', -5.2],
    ['boulevard Saint-Raymond', -3.1],
    ['rue Saint-Rédempteur', -0.5, -1, 1.4],
    ['rue Eddy', 0.2, -1.2, 0.6],
    ['boulevard de la Cité', 1.2, 4, 8],
    ['boulevard de l’Hôpital', 4.8],
    ['montée Paiement', 7.2],
    ['boulevard Labrosse', 9],
    ['boulevard Lorrain', 11.4],
  ],
  eastWest: [
    ['boulevard de l’Outaouais', 0.9, -11, -3.5],
    ['rue Montcalm', 0.1, -1.4, 0.6],
    ['boulevard du Mont-Bleu', 2.2, -4, -0.8],
    ['chemin Freeman', 4.4, -4, -0.6],
    ['boulevard La Vérendrye', 4.9, 2.5, 13],
    ['rue Notre-Dame', 2.9, 3, 12],
    ['boulevard Saint-René', 5.9, 1, 13],
  ],
};
