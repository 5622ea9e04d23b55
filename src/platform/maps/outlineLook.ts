import type { MapKind } from './mapPort.ts';

/** The look of an outline on a kind of ground. */
export interface OutlineLook {
  line: string;
  /** Colour of the thin border on both sides of the line. */
  casing: string;
  /** Colour and opacity over everything outside a place. */
  veil: { colour: string; opacity: number };
}

const LOOKS: Record<MapKind, OutlineLook> = {
  light: { line: '#147BC9', casing: '#FFFFFF', veil: { colour: '#0F1B2D', opacity: 0.08 } },
  dark: { line: '#5AB0F0', casing: '#0F1722', veil: { colour: '#000000', opacity: 0.3 } },
  aerial: { line: '#FFFFFF', casing: '#0F1B2D', veil: { colour: '#0F1B2D', opacity: 0.3 } },
};

/** Returns the look of outlines on a kind of ground. */
export function outlineLook(kind: MapKind): OutlineLook {
  return LOOKS[kind];
}

/** Width of a place's line in pixels, and of its casing on each side. */
export const PLACE_LINE = { width: 2, casing: 1 } as const;

/** Opacity of coloured boxes: streets stay visible through them. */
export const CELL_OPACITY = 0.65;
