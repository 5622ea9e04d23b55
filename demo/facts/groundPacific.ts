import { LOWER_MAINLAND } from './pacific/lowerMainland.ts';
import { VICTORIA } from './pacific/victoria.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Vancouver, Surrey, Victoria: traced from known coordinates, right to about 200 m. */
export const GROUND_PACIFIC: readonly RegionFacts[] = [LOWER_MAINLAND, VICTORIA];
