import type { PersonName } from '../portraits/people.ts';
import { PEOPLE } from '../portraits/people.ts';

/**
 * Illustrations of pages: rooms and houses as in the pictures of listings, by their image keys. Each is on one page only.
 */
export const PAGE_SCENES = {
  agent: 'harbour/brandb-1-facade-semi-tda.nsu-00000b',
  buying: 'harbour/branda-1-living-tda.nsu-00000a',
  keys: 'harbour/branda-1-hall-tda-00000a',
  mortgage: 'harbour/branda-1-dining-tda-00000a',
  'next-home': 'harbour/brandb-1-facade-row-tda.nsu-00000b',
  'pre-approval': 'harbour/branda-1-kitchen-tda-00000a',
  reply: 'harbour/branda-1-study-tda-00000a',
  selling: 'harbour/brandb-1-facade-detached-tda.nsu-00000b',
  staging: 'harbour/brandb-1-living-tda.nsu-00000b',
} as const;
/** Name of a page's illustration. */
type PageScene = keyof typeof PAGE_SCENES;

/** Scenes of empty pages. */
export const SMALL_SCENES = ['nothing-found', 'no-connection', 'nothing-saved', 'no-photo'] as const;
/** Name of a scene of empty pages. */
export type SmallScene = (typeof SMALL_SCENES)[number];

/** Name of a picture of the brand. */
export type BrandScene =
  | 'streetscape-dusk'
  | 'empty-scene'
  | PageScene
  | `${SmallScene}-${'day' | 'dusk'}`
  | `portrait-${PersonName}`;

const PORTRAITS = Object.keys(PEOPLE).map((name) => `portrait-${name}`);
const NAMES: ReadonlySet<string> = new Set([
  'streetscape-dusk',
  'empty-scene',
  ...Object.keys(PAGE_SCENES),
  ...SMALL_SCENES.flatMap((name) => [`${name}-day`, `${name}-dusk`]),
  ...PORTRAITS,
]);

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
