import type { StreetKind } from '#demo/types.ts';

/** The arrangement of houses along a street. */
export interface Lot {
  /** Metres between two houses; 0 for a street without homes. */
  width: number;
  /** Metres from the street's axis to the middle of the house. */
  setback: number;
  /** Metres after which numbers rise by two. */
  numbering: number;
}

/** Metres after which numbers rise by two on streets whose lots differ between neighbourhoods. */
const NUMBERING = 5;

const NONE: Lot = { width: 0, setback: 0, numbering: NUMBERING };
/** Price level relative to the city above which a neighbourhood has wide lots, unless it is old. */
const ESTATE = 1.7;

/**
 * Returns the lots of a street by its neighbourhood's age: narrow in 1900, wide in 1960, narrower again later.
 * @param priceLevel price level of the neighbourhood relative to its city
 */
export function lotOf(kind: StreetKind, era: number, priceLevel: number): Lot {
  if (kind === 'motorway') {
    return NONE;
  }
  if (kind === 'arterial') {
    return era < 1946
      ? { width: 10, setback: 17, numbering: NUMBERING }
      : { width: 24, setback: 26, numbering: NUMBERING };
  }
  const wider = kind === 'collector' ? 1 : 0;
  const [width, setback] = sideLot(era, priceLevel >= ESTATE);
  return { width: width + wider, setback: setback + 2 * wider, numbering: NUMBERING };
}

function sideLot(era: number, isEstate: boolean): [width: number, setback: number] {
  if (isEstate && era > 1925) {
    return [21, 21];
  }
  if (era < 1946) {
    return era < 1922 ? [8, 14] : [9, 15];
  }
  if (era < 1985) {
    return [14, 18];
  }
  return era < 1998 ? [13, 17] : [11.5, 16];
}
