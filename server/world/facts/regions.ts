import { GOLDEN_HORSESHOE } from './goldenHorseshoe.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Every region with ground of its own; a city in none of them gets a plain box. */
export const REGIONS: readonly RegionFacts[] = [GOLDEN_HORSESHOE];
