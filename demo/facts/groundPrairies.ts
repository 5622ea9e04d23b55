import { SASKATOON } from './prairies/saskatoon.ts';
import { WINNIPEG } from './prairies/winnipeg.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Winnipeg and Saskatoon: traced from known coordinates, right to about 200 m. */
export const GROUND_PRAIRIES: readonly RegionFacts[] = [WINNIPEG, SASKATOON];
