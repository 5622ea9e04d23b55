import { GOLDEN_HORSESHOE } from './goldenHorseshoe.ts';
import { GROUND_ALBERTA } from './groundAlberta.ts';
import { GROUND_ATLANTIC } from './groundAtlantic.ts';
import { GROUND_ONTARIO } from './groundOntario.ts';
import { GROUND_PACIFIC } from './groundPacific.ts';
import { GROUND_PRAIRIES } from './groundPrairies.ts';
import { GROUND_QUEBEC } from './groundQuebec.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Every region with ground of its own; a city in none of them gets a plain box. */
export const REGIONS: readonly RegionFacts[] = [
  GOLDEN_HORSESHOE,
  ...GROUND_ONTARIO,
  ...GROUND_QUEBEC,
  ...GROUND_ATLANTIC,
  ...GROUND_PACIFIC,
  ...GROUND_ALBERTA,
  ...GROUND_PRAIRIES,
];
