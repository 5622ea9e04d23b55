import { CALGARY } from './alberta/calgary.ts';
import { EDMONTON } from './alberta/edmonton.ts';
import type { RegionFacts } from './regionFacts.ts';

/** Calgary and Edmonton: traced from known coordinates, right to about 200 m. */
export const GROUND_ALBERTA: readonly RegionFacts[] = [CALGARY, EDMONTON];
