import type { MapKind } from './mapPort.ts';

const COLOURS: Record<MapKind, string> = { light: '#147BC9', dark: '#5AB0F0', aerial: '#FFFFFF' };

/** Returns the colour of a place's outline on a kind of ground. */
export function outlineColour(kind: MapKind): string {
  return COLOURS[kind];
}
