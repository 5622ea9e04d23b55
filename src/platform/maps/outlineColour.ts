import type { MapKind } from './mapPort.ts';

const COLOURS: Record<MapKind, string> = { light: '#147BC9', dark: '#5AB0F0', aerial: '#FFFFFF' };

/** The colour of a place's outline on a kind of ground (design/visual.md). */
export function outlineColour(kind: MapKind): string {
  return COLOURS[kind];
}
