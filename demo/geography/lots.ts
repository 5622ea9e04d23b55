import type { StreetKind } from '#demo/types.ts';

/** The arrangement of houses along a street. */
export interface Lot {
  /** Metres between two houses; 0 for a street without homes. */
  width: number;
  /** Metres from the street's axis to the middle of the house. */
  setback: number;
  /** Metres in which numbers rise by two. */
  numbering: number;
}

/** Metres in which numbers rise by two on streets whose lots differ from quarter to quarter. */
const NUMBERING = 5;

const NONE: Lot = { width: 0, setback: 0, numbering: NUMBERING };
/** A neighbourhood this much dearer than its city has wide lots, if it is no old quarter. */
const ESTATE = 1.7;

/**
 * The lots of a street by the age of its neighbourhood: narrow ones of 1900, wide ones of 1960, narrower again since.
 * `priceLevel` is the neighbourhood's within its city.
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
