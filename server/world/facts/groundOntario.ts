import { KITCHENER } from './easternOntario/kitchener.ts';
import { LONDON } from './easternOntario/london.ts';
import { OTTAWA } from './easternOntario/ottawa.ts';
import type { RegionFacts } from './regionFacts.ts';

/** The cities of Ontario outside the Golden Horseshoe. */
export const GROUND_ONTARIO: readonly RegionFacts[] = [OTTAWA, LONDON, KITCHENER];
