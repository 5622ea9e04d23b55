import type { MapKind } from '#platform/maps/mapPort.ts';

/**
 * Colours of the steps on each kind of ground, the lowest price first. Their lightness changes in one direction, so
 * that they stay apart for visitors who do not tell some hues apart. The highest price stands out most.
 */
export const PRICE_COLOURS: Readonly<Record<MapKind, readonly string[]>> = {
  light: ['#FFD84D', '#F5A04A', '#D9625E', '#95367B', '#3B1064'],
  dark: ['#6A2A9C', '#B0417A', '#E0645A', '#F7A34B', '#FDE58A'],
  aerial: ['#440154', '#3B528B', '#21918C', '#5EC962', '#FDE725'],
};

/**
 * Returns the colour of a step. Fewer steps than colours use the ends of the scale.
 * @param step counted from 0
 */
export function priceColour(kind: MapKind, step: number, steps: number): string {
  const colours = PRICE_COLOURS[kind];
  const last = colours.length - 1;
  return colours[steps < 2 ? last >> 1 : Math.round((step * last) / (steps - 1))] ?? '#000000';
}
