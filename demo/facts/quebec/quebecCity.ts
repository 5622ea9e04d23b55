import type { RegionFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';
import {
  BEAUPORT_GRID,
  CAP_ROUGE_GRID,
  LIMOILOU_GRID,
  MONTCALM,
  NEUFCHATEL_GRID,
  OLD_QUEBEC,
  SAINT_ROCH_GRID,
  SAINTE_FOY_GRID,
} from './quebecFrames.ts';
import { QUEBEC_PARKS, QUEBEC_RIVERS, QUEBEC_WATERS } from './quebecGround.ts';
import { QUEBEC_MOTORWAYS, QUEBEC_RAILWAYS, QUEBEC_ROADS } from './quebecLines.ts';

/** Québec on its promontory, from Cap-Rouge to the Montmorency falls. */
export const QUEBEC: RegionFacts = {
  name: 'Québec',
  box: [-71.6, 46.65, -70.95, 46.98],
  limits: {
    Québec:
      trace(`-71.3750 46.7400, -71.3400 46.7450, -71.3000 46.7430, -71.2850 46.7450, -71.2600 46.7580, -71.2400 46.7750,
      -71.2250 46.7900, -71.2050 46.8030, -71.1950 46.8150, -71.1850 46.8250, -71.1850 46.8400, -71.1750 46.8600,
      -71.1450 46.8820, -71.1470 46.8900, -71.1500 46.9050, -71.1850 46.9050, -71.2300 46.9050, -71.2700 46.9080,
      -71.3100 46.9000, -71.3500 46.8950, -71.3900 46.8900, -71.4200 46.8700, -71.4250 46.8300, -71.4000 46.8080, -71.3750 46.7850, -71.3900 46.7650`),
  },
  waters: QUEBEC_WATERS,
  islands: [],
  rivers: QUEBEC_RIVERS,
  motorways: QUEBEC_MOTORWAYS,
  roads: QUEBEC_ROADS,
  railways: QUEBEC_RAILWAYS,
  parks: QUEBEC_PARKS,
  frames: [
    OLD_QUEBEC,
    MONTCALM,
    SAINT_ROCH_GRID,
    LIMOILOU_GRID,
    SAINTE_FOY_GRID,
    CAP_ROUGE_GRID,
    NEUFCHATEL_GRID,
    BEAUPORT_GRID,
  ],
};
