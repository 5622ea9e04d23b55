import { Dice } from './dice.ts';
import type { Home } from './home.ts';
import type { Stint } from './stints.ts';

/** Share of the homes on the market with a virtual tour. */
const SHARE = 0.2;

/**
 * The address of the virtual tour of a home on the market (demo/images/tourPage.ts); null for most. Its dice are its own,
 * so that nothing else of the country depends on them.
 */
export function virtualTourOf(home: Home, stint: Stint, mlsNumber: string): string | null {
  if (stint.status !== 'A' || home.kind === 'land' || home.kind === 'business') return null;
  const { streetId, index, side } = home.site.address;
  const dice = new Dice(streetId, index, side, 6_173);
  return dice.chance(SHARE) ? `/images/tours/${mlsNumber.toLowerCase()}` : null;
}
