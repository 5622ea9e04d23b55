import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';

/** Scenes that a listing picture can show. */
export const SCENES = [
  'facade-detached',
  'facade-semi',
  'facade-row',
  'facade-multiplex',
  'tower',
  'land',
  'farm',
  'commercial',
  'street',
  'kitchen',
  'living',
  'bedroom',
  'bath',
  'dining',
  'basement',
  'yard',
  'balcony',
  'lobby',
  'hall',
  'laundry',
  'study',
  'gym',
  'premises',
  'aerial',
  'plan',
] as const;
/** One of them. */
export type Scene = (typeof SCENES)[number];

/** An image key taken apart. */
export interface ImageKey {
  key: string;
  mls: string;
  index: number;
  scene: Scene;
  facts: Facts;
  variant: string;
}

const LISTING_KEY = new RegExp(
  `^harbour/([a-z0-9]{1,16})-(\\d{1,3})-(${SCENES.join('|')})-(?:([a-z0-9.]{1,200})-)?([0-9a-f]{6})$`,
);

/**
 * Reads `harbour/{mls}-{n}-{scene}-{facts}-{variant}` (lower case, facts a token of [a-z0-9.] that may be left out,
 * variant in 6 hex digits). Null for anything else.
 */
export function parseImageKey(key: string): ImageKey | null {
  const [, mls, index, name, facts, variant] = LISTING_KEY.exec(key) ?? [];
  const scene = SCENES.find((known) => known === name);
  if (mls === undefined || index === undefined || variant === undefined || !scene) {
    return null;
  }
  return { key, mls, index: Number(index), scene, facts: factsOf(facts ?? ''), variant };
}
