import type { Geography, Street } from '#demo/types.ts';
import type { Dice } from '../dice.ts';
import type { Site } from '../home.ts';
import type { Sites } from '../sites.ts';
import type { DemoCase } from './demoCase.ts';

/** Number of slots on each side of a tower that have no houses. */
const TOWER_ROOM = 2;

/** Returns the streets that a case may be on: those that pass its own test, or else those of its neighbourhood. */
function streetsFor(geography: Geography, demo: DemoCase): Street[] {
  const fits = demo.street;
  if (fits) {
    return geography.streets.filter(
      (street) => street.city === demo.city && street.kind !== 'motorway' && fits(street),
    );
  }
  const neighbourhoods = [...geography.neighbourhoods.entries()].filter(([, { city }]) => city === demo.city);
  const named = neighbourhoods.find(([, { name }]) => name === demo.neighbourhood) ?? neighbourhoods[0];
  if (!named) return [];
  const streets = geography.streetsOf(named[0]).flatMap((id) => geography.streets[id] ?? []);
  const isOnMain = demo.kind === 'condo' || demo.kind === 'office';
  const preferred = streets.filter(({ kind }) => (kind !== 'local') === isOnMain);
  return preferred.length > 0 ? preferred : streets;
}

/**
 * Returns a free address for a case and marks it as taken. Undefined if the country has no such place: a test country
 * has few cities.
 */
export function demoSite(geography: Geography, sites: Sites, dice: Dice, demo: DemoCase): Site | undefined {
  const streets = streetsFor(geography, demo).filter(({ id }) => geography.slotsOn(id) > 0);
  if (streets.length === 0) return undefined;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const street = dice.pick(streets);
    const index = dice.whole(0, geography.slotsOn(street.id) - 1);
    const side = dice.chance(0.5) ? 1 : -1;
    const address = geography.addressAt({ streetId: street.id, index, side });
    const neighbourhood = geography.neighbourhoods[address?.neighbourhood ?? -1];
    const isThere = neighbourhood && neighbourhood.city === demo.city;
    const isNamed = !demo.neighbourhood || attempt > 100 || neighbourhood?.name === demo.neighbourhood;
    if (!isThere || !isNamed) continue;
    const site = sites.claim({ streetId: street.id, index, side }, demo.kind === 'condo' ? TOWER_ROOM : 0);
    if (site) return site;
  }
  return undefined;
}
