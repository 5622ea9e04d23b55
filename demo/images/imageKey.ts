import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';

/** Scenes of a listing picture. */
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
/** A scene of a listing picture. */
export type Scene = (typeof SCENES)[number];

/** A parsed image key. */
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
 * Parses `harbour/{mls}-{n}-{scene}-{facts}-{variant}`. All is lower case, the facts are an optional token of
 * [a-z0-9.], and the variant has 6 hex digits. Null for other texts.
 */
export function parseImageKey(key: string): ImageKey | null {
  const [, mls, index, name, facts, variant] = LISTING_KEY.exec(key) ?? [];
  const scene = SCENES.find((known) => known === name);
  if (mls === undefined || index === undefined || variant === undefined || !scene) {
    return null;
  }
  return { key, mls, index: Number(index), scene, facts: factsOf(facts ?? ''), variant };
}
