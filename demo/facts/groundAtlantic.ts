import { HALIFAX } from './atlantic/halifax.ts';
import { ST_JOHNS } from './atlantic/stJohns.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Halifax and St. John's. */
export const GROUND_ATLANTIC: readonly RegionFacts[] = [HALIFAX, ST_JOHNS];
