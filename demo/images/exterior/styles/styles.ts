import type { HouseStyle } from '#demo/listings/pictures/houseStyle.ts';
import { loft, midrise, walkUp } from './apartments.ts';
import { office, plaza, storefront, warehouse } from './commerce.ts';
import { canadienne, clapboard, jellybean } from './east.ts';
import { farm } from './farm.ts';
import type { HouseType } from './houseType.ts';
import { aFrame, cottage } from './lakeside.ts';
import { lotCity, lotPrairie, lotWater, lotWood } from './lots.ts';
import { modern } from './modern.ts';
import { bayAndGable, foursquare, oldRow, semi, victorian } from './oldOntario.ts';
import { plex } from './plex.ts';
import { bungalow, mobile, sideSplit, splitLevel, storeyAndHalf } from './postWar.ts';
import { frontGarage, nineties, prairie } from './suburban.ts';
import { podium, pointTower, slab } from './towers.ts';
import { stackedTown, town } from './towns.ts';
import { character, craftsman, vancouverSpecial, westCoast } from './westCoast.ts';

/** The drawing of each style of house. */
export const STYLES: Record<HouseStyle, HouseType> = {
  bayandgable: bayAndGable,
  semi,
  foursquare,
  victorian,
  oldrow: oldRow,
  bungalow,
  storeyandhalf: storeyAndHalf,
  splitlevel: splitLevel,
  sidesplit: sideSplit,
  nineties,
  modern,
  town,
  stackedtown: stackedTown,
  walkup: walkUp,
  slab,
  podium,
  pointtower: pointTower,
  midrise,
  loft,
  vancouverspecial: vancouverSpecial,
  craftsman,
  westcoast: westCoast,
  plex,
  canadienne,
  clapboard,
  jellybean,
  prairie,
  character,
  frontgarage: frontGarage,
  farm,
  mobile,
  cottage,
  aframe: aFrame,
  lotcity: lotCity,
  lotwood: lotWood,
  lotwater: lotWater,
  lotprairie: lotPrairie,
  plaza,
  office,
  warehouse,
  storefront,
};
