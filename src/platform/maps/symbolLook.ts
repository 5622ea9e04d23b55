import type { MapKind } from './mapPort.ts';

/** Colours of the map's signs. */
export interface SymbolLook {
  ground: string;
  line: string;
  ink: string;
}

/** Diameter of a sign in pixels, with its line. */
export const SYMBOL_PX = 28;
/** Side of the drawing in it, in pixels. */
export const DRAWING_PX = 17;

/** Returns the colours of signs: calm ones, so that the prices of homes stay in front. */
export const symbolLook = (kind: MapKind): SymbolLook =>
  kind === 'dark'
    ? { ground: '#182230', line: '#A9B6C6', ink: '#EAF0F7' }
    : { ground: '#FFFFFF', line: '#5B6778', ink: '#0F1B2D' };
