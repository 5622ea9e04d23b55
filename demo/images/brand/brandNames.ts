import type { PersonName } from '../portraits/people.ts';
import { PEOPLE } from '../portraits/people.ts';

/** Illustrations of pages. */
export const PAGE_SCENES = [
  'saved-empty',
  'sold-out',
  'buying',
  'selling',
  'pre-approval',
  'calculator',
  'newsletter',
] as const;
/** Name of a page's illustration. */
export type PageScene = (typeof PAGE_SCENES)[number];

/** Name of a picture of the brand. */
export type BrandScene = 'streetscape-dusk' | 'empty-scene' | PageScene | `portrait-${PersonName}`;

const PORTRAITS = Object.keys(PEOPLE).map((name) => `portrait-${name}`);
const NAMES: ReadonlySet<string> = new Set(['streetscape-dusk', 'empty-scene', ...PAGE_SCENES, ...PORTRAITS]);

/** True if the brand has a picture of this name. */
export function isBrandScene(name: string): name is BrandScene {
  return NAMES.has(name);
}

/** The person in a brand scene; null if it shows no person. */
export function personIn(scene: BrandScene): PersonName | null {
  const name = scene.replace(/^portrait-/, '');
  return scene.startsWith('portrait-') && name in PEOPLE
    ? (name as PersonName) // checked to be a key of PEOPLE
    : null;
}
