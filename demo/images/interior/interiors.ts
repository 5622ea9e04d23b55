import type { Scene } from '../imageKey.ts';
import type { Stage } from '../stage.ts';
import { drawBasement } from './basement.ts';
import { drawBath } from './bath.ts';
import { drawBedroom } from './bedroom.ts';
import { drawDining } from './dining.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLiving } from './living.ts';
import { drawGym, drawLobby, drawPremises } from './premises.ts';
import { drawHall, drawLaundry, drawStudy } from './utility.ts';

/** The drawing function of each room, by the scene in a key. */
export const INDOORS: Partial<Record<Scene, (stage: Stage) => string>> = {
  kitchen: drawKitchen,
  living: drawLiving,
  bedroom: drawBedroom,
  bath: drawBath,
  dining: drawDining,
  basement: drawBasement,
  lobby: drawLobby,
  hall: drawHall,
  laundry: drawLaundry,
  study: drawStudy,
  gym: drawGym,
  premises: drawPremises,
};
