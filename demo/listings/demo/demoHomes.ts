import { type HomeKind, isHouse } from '#server/store/listings/propertyTypes.ts';
import type { Dice } from '../dice.ts';
import type { Building, Home, Site } from '../home.ts';
import { type HouseKind, houseHome } from '../houses.ts';
import { type PremisesKind, premisesHome } from '../premises.ts';
import { complexHome, towerHome } from '../units.ts';

/** Returns a tower of 26 storeys, or a townhouse complex of two storeys. */
export function demoBuilding(kind: Building['kind'], site: Site): Building {
  const isTower = kind === 'condo';
  return {
    kind,
    site,
    yearBuilt: isTower ? 2012 : 1994,
    storeys: isTower ? 26 : 2,
    plans: isTower ? [520, 585, 640, 710, 760, 845, 930, 1_180] : [1_180, 1_320, 1_440],
    exposures: ['N', 'E', 'S', 'W', 'Ne', 'Se', 'Sw', 'Nw'],
    amenities: isTower
      ? ['Concierge', 'Gym', 'Party/Meeting Room', 'Rooftop Deck/Garden', 'Visitor Parking', 'Bike Storage']
      : ['Visitor Parking', 'Bbqs Allowed'],
    pets: 'Restrict',
    feeRate: isTower ? 0.72 : 0.33,
    quality: 1,
    capacity: 60,
    takenUnits: new Set(),
  };
}

/** Returns an ordinary home of a kind on a site. */
export function demoHome(dice: Dice, kind: HomeKind, site: Site, thisYear: number): Home {
  if (kind === 'condo') return towerHome(dice, demoBuilding(kind, site), thisYear);
  if (kind === 'condoTown') return complexHome(dice, demoBuilding(kind, site), thisYear);
  if (isHouse(kind)) return houseHome(dice, kind as HouseKind, site, thisYear); // isHouse returned true
  return premisesHome(dice, kind as PremisesKind, site, thisYear); // only premises are left
}
