import type { AreaKind, ParkFacts } from './regionFacts.ts';
import { trace } from './trace.ts';

/** A park traced as text. */
export const park = (name: string, outline: string): ParkFacts => ({ name, outline: trace(outline) });

/** A park or an area that main streets run through. */
export const crossed = (facts: ParkFacts): ParkFacts => ({ ...facts, crossed: true });

/** Ground that is no park, traced as text. */
export const area = (kind: AreaKind, name: string, outline: string): ParkFacts => ({
  name,
  kind,
  outline: trace(outline),
});

/** The same between two corners: west, south, east, north. */
export function boxed(
  kind: AreaKind | 'park',
  name: string,
  [west, south, east, north]: readonly [number, number, number, number],
): ParkFacts {
  const outline: ParkFacts['outline'] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return kind === 'park' ? { name, outline } : { name, kind, outline };
}
