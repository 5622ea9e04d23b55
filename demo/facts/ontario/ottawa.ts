import type { RegionFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';
import { GATINEAU_GRID, GATINEAU_LIMIT } from './gatineau.ts';
import {
  ALTA_VISTA_GRID,
  BARRHAVEN_GRID,
  CENTRETOWN,
  KANATA_GRID,
  LOWERTOWN,
  NEPEAN_GRID,
  ORLEANS_GRID,
  VANIER_GRID,
  WESTBORO,
} from './ottawaFrames.ts';
import { OTTAWA_BRIDGES, OTTAWA_MOTORWAYS, OTTAWA_RAILWAYS, OTTAWA_ROADS } from './ottawaLines.ts';
import { OTTAWA_PARKS } from './ottawaParks.ts';
import { OTTAWA_ISLANDS, OTTAWA_RIVERS, OTTAWA_WATERS } from './ottawaWater.ts';

/** Ottawa from Kanata to Orléans; Gatineau on the other shore has streets alone. */
export const OTTAWA: RegionFacts = {
  name: 'Ottawa',
  box: [-76.05, 45.18, -75.35, 45.6],
  limits: {
    Gatineau: GATINEAU_LIMIT,
    Ottawa:
      trace(`-75.9650 45.2600, -75.9000 45.2450, -75.8600 45.2700, -75.8100 45.2700, -75.7850 45.2450, -75.7200 45.2350, -75.6500 45.2500,
      -75.6400 45.2900, -75.6000 45.3150, -75.5700 45.3400, -75.5750 45.4000, -75.5300 45.4250, -75.4600 45.4300, -75.4450 45.4950,
      -75.4550 45.5180, -75.4900 45.5090, -75.5300 45.4970, -75.5700 45.4830, -75.6000 45.4775, -75.6500 45.4690,
      -75.6850 45.4580, -75.7000 45.4460, -75.7040 45.4320, -75.7160 45.4225, -75.7290 45.4165, -75.7460 45.4095,
      -75.7620 45.4010, -75.7750 45.3900, -75.8000 45.3800, -75.8300 45.3730, -75.8600 45.3750, -75.8950 45.3900,
      -75.9150 45.4000, -75.9550 45.3900, -75.9700 45.3500`),
  },
  waters: OTTAWA_WATERS,
  islands: OTTAWA_ISLANDS,
  rivers: OTTAWA_RIVERS,
  motorways: OTTAWA_MOTORWAYS,
  roads: OTTAWA_ROADS,
  bridges: OTTAWA_BRIDGES,
  railways: OTTAWA_RAILWAYS,
  parks: OTTAWA_PARKS,
  frames: [
    CENTRETOWN,
    LOWERTOWN,
    WESTBORO,
    NEPEAN_GRID,
    ALTA_VISTA_GRID,
    VANIER_GRID,
    ORLEANS_GRID,
    KANATA_GRID,
    BARRHAVEN_GRID,
    GATINEAU_GRID,
  ],
};
