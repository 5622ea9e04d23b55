import { MONTREAL } from './quebec/montreal.ts';
import { QUEBEC } from './quebec/quebecCity.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Montréal and Québec. */
export const GROUND_QUEBEC: readonly RegionFacts[] = [MONTREAL, QUEBEC];
