import { KITCHENER } from './ontario/kitchener.ts';
import { LONDON } from './ontario/london.ts';
import { OTTAWA } from './ontario/ottawa.ts';
import type { RegionFacts } from './regionFacts.ts';

/** The cities of Ontario outside the Golden Horseshoe. */
export const GROUND_ONTARIO: readonly RegionFacts[] = [OTTAWA, LONDON, KITCHENER];
