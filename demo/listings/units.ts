/** Homes in a condominium building. */
import type { Dice } from './dice.ts';
import type { Building, Condition, Home } from './home.ts';

function tooMany(building: Building): Error {
  return new Error(`No unit left in a building on street ${building.site.street.name}.`);
}

/** Returns the bedrooms and dens of a tower's plan, by its square feet. */
function towerBeds(dice: Dice, sqft: number): { beds: number; bedsPlus: number } {
  if (sqft < 430) return { beds: 0, bedsPlus: 0 };
  if (sqft < 560) return { beds: 1, bedsPlus: 0 };
  if (sqft < 680) return { beds: 1, bedsPlus: dice.chance(0.65) ? 1 : 0 };
  if (sqft < 820) return dice.chance(0.55) ? { beds: 2, bedsPlus: 0 } : { beds: 1, bedsPlus: 1 };
  if (sqft < 1_050) return { beds: 2, bedsPlus: dice.chance(0.4) ? 1 : 0 };
  if (sqft < 1_400) return dice.chance(0.6) ? { beds: 2, bedsPlus: 1 } : { beds: 3, bedsPlus: 0 };
  return { beds: 3, bedsPlus: dice.chance(0.4) ? 1 : 0 };
}

function conditionOf(dice: Dice, age: number): Condition {
  if (age <= 2) return 'new';
  if (age < 20) return dice.pick(['kept', 'kept', 'updated']);
  return dice.pick(['dated', 'kept', 'kept', 'updated', 'renovated']);
}

/** Draws a terrace on the ground and top floors, and mostly a balcony between them. */
function balconyOf(dice: Dice, floor: number, storeys: number): string {
  if (floor === 1) return dice.weighted({ Terr: 60, None: 40 });
  if (floor === storeys) return dice.weighted({ Terr: 55, Open: 35, None: 10 });
  return dice.weighted({ Open: 68, Jlte: 9, None: 23 });
}

interface Suite {
  unit: string;
  floor: number;
  sqft: number;
  line: number;
}

/** Takes a free suite: "1204", "PH02" on the top floor, "TH3" at the foot of a tower. */
function freeSuite(dice: Dice, building: Building): Suite {
  const suites = building.plans.length;
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const line = dice.whole(1, suites);
    const isTownhouse = building.storeys > 9 && dice.chance(0.02);
    const floor = isTownhouse ? 1 : dice.whole(building.storeys > 6 ? 2 : 1, building.storeys);
    if (floor === 13) continue;
    const isPenthouse = !isTownhouse && building.storeys > 8 && floor === building.storeys;
    const label = String(line).padStart(2, '0');
    const unit = isTownhouse ? `TH${line}` : isPenthouse ? `PH${label}` : `${floor}${label}`;
    if (building.takenUnits.has(unit)) continue;
    building.takenUnits.add(unit);
    const plan = building.plans[line - 1] ?? 650;
    const sqft = Math.round(
      isPenthouse ? Math.max(820, plan * 1.4) : isTownhouse ? Math.max(1_050, plan * 1.5) : plan,
    );
    return { unit, floor, sqft, line };
  }
  throw tooMany(building);
}

/** Returns an apartment of a tower. */
export function towerHome(dice: Dice, building: Building, thisYear: number): Home {
  const { unit, floor, sqft, line } = freeSuite(dice, building);
  const { beds, bedsPlus } = towerBeds(dice, sqft);
  const age = thisYear - building.yearBuilt;
  const isLoft = building.storeys < 10 && line % 5 === 0;
  const isTownhouse = unit.startsWith('TH');
  const hasParking = dice.chance(sqft < 560 ? 0.3 : sqft < 800 ? 0.72 : 0.94);
  const parking = hasParking ? (sqft > 1_350 && dice.chance(0.5) ? 2 : 1) : 0;
  const baths = sqft < 680 ? 1 : sqft < 1_350 ? 2 : dice.whole(2, 3);
  return {
    ...sharedParts(building, unit),
    kind: 'condo',
    floor,
    style: isTownhouse ? '2-Storey' : isLoft ? 'Loft' : beds === 0 ? 'Studio' : 'Apartment',
    condition: conditionOf(dice, age),
    sqft,
    storeys: isTownhouse ? 2 : 1,
    beds,
    bedsPlus,
    baths,
    basement: 'None',
    garage: parking > 0 ? 'Underground' : 'None',
    garageSpaces: parking,
    parkingSpaces: parking,
    exposure: building.exposures[line % building.exposures.length] ?? 'S',
    heating:
      age > 35
        ? dice.pick(['Radiant', 'Forced Air', 'Fan Coil'])
        : dice.pick(['Forced Air', 'Fan Coil', 'Heat Pump']),
    airConditioning: age > 45 ? dice.pick(['None', 'Wall Unit', 'Central Air']) : 'Central Air',
    exterior: 'Concrete',
    hasFireplace: floor === building.storeys && dice.chance(0.3),
    hasLocker: dice.chance(0.6),
    balcony: isTownhouse ? 'Terr' : balconyOf(dice, floor, building.storeys),
    quality: building.quality * (1 + 0.0035 * Math.min(floor, 50)) * dice.between(0.97, 1.03),
  };
}

/** Returns a house of a condominium townhouse complex. */
export function complexHome(dice: Dice, building: Building, thisYear: number): Home {
  let unit = String(dice.whole(1, 60));
  while (building.takenUnits.has(unit)) unit = String(dice.whole(1, 90));
  building.takenUnits.add(unit);
  const sqft = building.plans[Number(unit) % building.plans.length] ?? 1_300;
  const age = thisYear - building.yearBuilt;
  const garage = dice.weighted({ 'Built-In': 50, Underground: 25, None: 25 });
  return {
    ...sharedParts(building, unit),
    kind: 'condoTown',
    floor: null,
    style:
      building.storeys === 3 ? (age < 15 && dice.chance(0.5) ? 'Stacked Townhse' : '3-Storey') : '2-Storey',
    condition: conditionOf(dice, age),
    sqft,
    storeys: building.storeys,
    beds: sqft < 1_100 ? 2 : dice.whole(2, sqft > 1_350 ? 4 : 3),
    bedsPlus: dice.chance(0.15) ? 1 : 0,
    baths: sqft < 1_150 ? 2 : dice.whole(2, 3),
    basement: dice.weighted({ None: 35, Finished: 38, Unfinished: 12, 'Fin W/O': 15 }),
    garage,
    garageSpaces: garage === 'None' ? 0 : 1,
    parkingSpaces: garage === 'Built-In' ? 2 : 1,
    exposure: dice.pick(building.exposures),
    heating: 'Forced Air',
    airConditioning: dice.chance(0.85) ? 'Central Air' : 'None',
    exterior: dice.pick(['Brick', 'Brick', 'Vinyl Siding', 'Stucco/Plaster']),
    hasFireplace: dice.chance(0.2),
    hasLocker: false,
    balcony: dice.weighted({ Terr: 25, Open: 20, None: 55 }),
    quality: building.quality * dice.between(0.96, 1.04),
  };
}

function sharedParts(building: Building, unit: string) {
  const { streetId, index, side } = building.site.address;
  return {
    key: `${streetId}.${index}.${side}.${unit}`,
    site: building.site,
    building,
    unit,
    isPart: false,
    yearBuilt: building.yearBuilt,
    lot: null,
    hasPool: false,
  };
}
