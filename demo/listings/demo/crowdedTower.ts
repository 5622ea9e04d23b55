import type { Geography } from '#demo/types.ts';
import { Dice } from '../dice.ts';
import type { Home } from '../home.ts';
import type { Sites } from '../sites.ts';
import { towerHome } from '../units.ts';
import type { DemoCase } from './demoCase.ts';
import { demoBuilding } from './demoHomes.ts';
import { demoSite } from './demoSites.ts';

const UNITS = 60;
const FIRST_NUMBER = 500;

/** Location of the tower with sixty listings. */
const TOWER: DemoCase = {
  mlsNumber: 'W0100500',
  city: 'Mississauga',
  neighbourhood: 'City Centre',
  kind: 'condo',
};

/** A home in the tower, with its case. */
export interface CrowdedUnit {
  demo: DemoCase;
  home: Home;
}

/** Returns sixty homes of one tower, all on the market at the same point of the map. Every third one is for lease. */
export function crowdedTower(
  geography: Geography,
  sites: Sites,
  seed: number,
  thisYear: number,
): CrowdedUnit[] {
  const dice = new Dice(seed, 22);
  const site = demoSite(geography, sites, dice, TOWER);
  if (!site) return [];
  const building = demoBuilding('condo', site);
  return Array.from({ length: UNITS }, (_, place) => ({
    home: towerHome(dice, building, thisYear),
    demo: {
      ...TOWER,
      mlsNumber: `W0100${FIRST_NUMBER + place + 1}`,
      type: place % 3 === 2 ? 'Lease' : 'Sale',
    },
  }));
}
