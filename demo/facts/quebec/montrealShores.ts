import type { FrameFacts, Line } from '../regionFacts.ts';
import { trace } from '../trace.ts';

/** Laval on its island and the towns of the southern shore: middle of the rivers, and their borders on land. */
export const MONTREAL_TOWN_LIMITS: Readonly<Record<string, Line>> = {
  Laval: trace(`-73.8930 45.5222, -73.8620 45.5190, -73.8430 45.5178, -73.8130 45.5174, -73.7850 45.5128,
    -73.7620 45.5140, -73.7440 45.5255, -73.7260 45.5375, -73.7080 45.5455, -73.6880 45.5520, -73.6765 45.5595,
    -73.6650 45.5755, -73.6543 45.5908, -73.6428 45.6063, -73.6344 45.6243, -73.6080 45.6430, -73.5719 45.6626,
    -73.5370 45.6810, -73.5285 45.6910, -73.5300 45.7080, -73.5900 45.6990, -73.6480 45.6930, -73.6750 45.6860,
    -73.6980 45.6750, -73.7200 45.6620, -73.7420 45.6480, -73.7650 45.6370, -73.7880 45.6280, -73.8100 45.6190,
    -73.8300 45.6080, -73.8480 45.5950, -73.8580 45.5800, -73.8650 45.5640, -73.8720 45.5500, -73.8800 45.5380,
    -73.8930 45.5330`),
  Longueuil: trace(`-73.5230 45.5200, -73.5150 45.5350, -73.5080 45.5480, -73.4980 45.5640, -73.4870 45.5745,
    -73.4600 45.5500, -73.4400 45.5350, -73.4050 45.5150, -73.3900 45.4900, -73.4000 45.4700, -73.4250 45.4680,
    -73.4400 45.4750, -73.4700 45.4830, -73.4870 45.4900, -73.5080 45.4930, -73.5200 45.5000`),
  Brossard: trace(`-73.5080 45.4930, -73.4870 45.4900, -73.4700 45.4830, -73.4400 45.4750, -73.4250 45.4600,
    -73.4450 45.4350, -73.4650 45.4220, -73.4960 45.4300, -73.5050 45.4600, -73.5080 45.4800`),
  Boucherville:
    trace(`-73.4870 45.5745, -73.4600 45.5500, -73.4400 45.5350, -73.4200 45.5600, -73.4080 45.5850,
    -73.4120 45.6150, -73.4500 45.6300, -73.4640 45.6120, -73.4760 45.5950`),
};

/** Along the rivers of Laval. */
export const LAVAL_ROADS: Readonly<Record<string, Line>> = {
  'boulevard Lévesque': trace(`-73.7060 45.5510, -73.6845 45.5560, -73.6800 45.5615, -73.6710 45.5710,
    -73.6690 45.5770, -73.6590 45.5925, -73.6475 45.6080, -73.6390 45.6260, -73.6110 45.6460, -73.5745 45.6655,
    -73.5420 45.6840`),
  'boulevard des Mille-Îles': trace(`-73.5450 45.7010, -73.5900 45.6950, -73.6200 45.6920, -73.6480 45.6890,
    -73.6730 45.6815, -73.6950 45.6705, -73.7170 45.6575`),
  'boulevard Sainte-Rose': trace(`-73.7300 45.6500, -73.7400 45.6435, -73.7630 45.6325, -73.7860 45.6235,
    -73.8080 45.6140, -73.8270 45.6035, -73.8430 45.5920, -73.8520 45.5780, -73.8590 45.5620, -73.8650 45.5500`),
  'boulevard Samson': trace(
    '-73.7180 45.5430, -73.7450 45.5330, -73.7700 45.5290, -73.8000 45.5290, -73.8300 45.5330',
  ),
  'boulevard Arthur-Sauvé': trace('-73.8380 45.5350, -73.8450 45.5480, -73.8600 45.5580'),
};

/** Laval between its two rivers. */
export const LAVAL_GRID: FrameFacts = {
  cities: ['Laval'],
  within: MONTREAL_TOWN_LIMITS['Laval'] ?? [],
  origin: [-73.71, 45.59],
  east: 38,
  north: 33,
  gridKm: 0,
  northSouth: [
    ['rue Principale', -10.6, -2, 3],
    ['boulevard Mattawa', -8.6, 0, 5],
    ['boulevard Chomedey', -5.3, -3.5, 3.2],
    ['boulevard Le Corbusier', -2.2, -3.4, 3],
    ['boulevard Bellerose', 2.1],
    ['boulevard René-Laennec', 3.6, 0, 6],
    ['montée Saint-François', 7.6],
    ['montée Masson', 11.4],
  ],
  eastWest: [
    ['boulevard Cartier', -2.9, -3.6, 1],
    ['boulevard de la Concorde', -2.1, -3.8, 3],
    ['boulevard Notre-Dame', -1.2, -8, -2.2],
    ['boulevard Saint-Elzéar', 1.5, -6, 2.1],
    ['boulevard Dagenais', 4, -10, 2],
    ['avenue des Perron', 5.6, -3, 5],
    ['montée Saint-Elzéar', 2.2, 3.6, 12],
  ],
};

/** Longueuil and Boucherville, turned with the chemin de Chambly. */
export const SOUTH_SHORE_GRID: FrameFacts = {
  cities: ['Longueuil', 'Boucherville'],
  within: trace(`-73.5300 45.5000, -73.5150 45.5400, -73.4870 45.5790, -73.4500 45.6350, -73.4000 45.6200,
    -73.4000 45.5850, -73.4100 45.5400, -73.3800 45.4900, -73.3950 45.4650, -73.4250 45.4680, -73.4700 45.4830,
    -73.5080 45.4930`),
  origin: [-73.48, 45.525],
  east: -38,
  north: -38,
  gridKm: 0,
  northSouth: [
    ['rue Saint-Charles', -2.1, -2.5, 3.2],
    ['rue Sainte-Hélène', -1.5, -2, 1.6],
    ['boulevard Sainte-Foy', -0.9],
    ['boulevard Curé-Poirier', -0.1, -2.2, 3.6],
    ['boulevard Jacques-Cartier', 0.9],
    ['boulevard Fernand-Lafontaine', -0.4, 3.8, 8.5],
    ['boulevard Vauquelin', 2.1],
    ['boulevard Cousineau', 4.6],
    ['boulevard Gaétan-Boucher', 5.9],
  ],
  eastWest: [
    ['boulevard Edouard', -3.4],
    ['boulevard Churchill', -2.6, 0, 3],
    ['rue Saint-Laurent', -0.9, -2.1, 0.9],
    ['boulevard Quinn', 0.6, -1.5, 2],
    ['boulevard Roland-Therrien', 2.1],
    ['boulevard Jean-Paul-Vincent', 3.4],
    ['boulevard De Montarville', 5.6],
    ['boulevard du Fort-Saint-Louis', 7.3, -4, 1],
  ],
};

/** Brossard below the Taschereau. */
export const BROSSARD_GRID: FrameFacts = {
  cities: ['Brossard'],
  within: MONTREAL_TOWN_LIMITS['Brossard'] ?? [],
  origin: [-73.475, 45.463],
  east: -14,
  north: -12,
  gridKm: 0,
  northSouth: [
    ['boulevard Pelletier', -1.1],
    ['boulevard Milan', 0.6],
    ['boulevard du Quartier', 2.4],
  ],
  eastWest: [
    ['boulevard de Rome', -1.6],
    ['boulevard Lapinière', 0.1],
    ['boulevard Napoléon', 1.7],
  ],
};
