import type { GeneratedListing, Geography } from '#demo/types.ts';
import { Dice } from '../dice.ts';
import type { Home } from '../home.ts';
import { type ListingContext, stintListing } from '../listing.ts';
import type { Sites } from '../sites.ts';
import type { Stint } from '../stints.ts';
import { crowdedTower } from './crowdedTower.ts';
import type { DemoCase } from './demoCase.ts';
import { demoHome } from './demoHomes.ts';
import { demoSite } from './demoSites.ts';
import { FACT_CASES } from './factCases.ts';
import { MONEY_CASES } from './moneyCases.ts';
import { PLACE_CASES } from './placeCases.ts';
import { STATUS_CASES } from './statusCases.ts';
import { WORD_CASES } from './wordCases.ts';

/** All cases except the homes of the crowded tower. */
export const DEMO_CASES: readonly DemoCase[] = [
  ...WORD_CASES,
  ...MONEY_CASES,
  ...FACT_CASES,
  ...PLACE_CASES,
  ...STATUS_CASES,
];

/** A stint of 2 to 24 days so far, with an unchanged price. */
function ordinaryStint(dice: Dice, demo: DemoCase): Stint {
  const listDay = -dice.whole(2, 24);
  return {
    type: demo.type ?? 'Sale',
    status: 'A',
    lastStatus: 'New',
    listDay,
    soldDay: null,
    updatedDay: listDay,
    expiryDay: 60,
    terminatedDay: null,
    suspendedDay: null,
    isReduced: false,
    isOverpriced: false,
    isUnderpriced: false,
  };
}

/** Returns the listings of a case: its earlier stints, then the case itself. */
function listingsOf(dice: Dice, demo: DemoCase, home: Home, context: ListingContext): GeneratedListing[] {
  const ordinary = ordinaryStint(dice, demo);
  const earlier = (demo.earlier ?? []).map((one) => ({
    mlsNumber: one.mlsNumber,
    stint: { ...ordinary, status: 'U' as const, ...one.stint },
    isLast: false,
  }));
  const last = { mlsNumber: demo.mlsNumber, stint: { ...ordinary, ...demo.stint }, isLast: true };
  return [...earlier, last].map(({ mlsNumber, stint, isLast }) => {
    const numbered = { ...context, mlsNumbers: { take: () => mlsNumber } };
    const listing: GeneratedListing = {
      ...stintListing(dice, home, stint, numbered),
      permissions: { displayAddressOnInternet: 'Y', displayPublic: 'Y', displayInternetEntireListing: 'Y' },
    };
    return isLast ? { ...listing, ...demo.change?.(listing) } : listing;
  });
}

/** Generates all cases for which the country has a place. The MLS number of a case is fixed. */
export function* demoListings(
  geography: Geography,
  sites: Sites,
  seed: number,
  context: ListingContext,
): Generator<GeneratedListing> {
  for (const [number, demo] of DEMO_CASES.entries()) {
    const dice = new Dice(seed, 21, number);
    const site = demoSite(geography, sites, dice, demo);
    if (!site) continue;
    const home = { ...demoHome(dice, demo.kind, site, context.thisYear), ...demo.home };
    yield* listingsOf(dice, demo, home, context);
  }
  const units = crowdedTower(geography, sites, seed, context.thisYear);
  for (const [number, { demo, home }] of units.entries()) {
    yield* listingsOf(new Dice(seed, 23, number), demo, home, context);
  }
}
