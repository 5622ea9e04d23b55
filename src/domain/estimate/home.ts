/** The facts of homes that estimates compare. Texts are folded; money is whole dollars; days count from 1970-01-01. */

/** The figure of an estimate: a price to buy, or a rent per month. */
export type EstimateKind = 'price' | 'rent';

/** A home as an estimate compares it. Null stands for a fact that is not known. */
export interface ComparedHome {
  /** The identity of the home over its listings. */
  home: string | null;
  /** The address of the building that a unit is in. */
  building: string | null;
  isUnit: boolean;
  city: string;
  propertyType: string;
  latitude: number;
  longitude: number;
  sqft: number | null;
  beds: number;
  baths: number;
  /** Cars that can be parked. */
  parking: number | null;
  lotSqft: number | null;
  yearBuilt: number | null;
  hasFinishedBasement: boolean;
  /** From -2, to be renovated, to 2, renovated; 0 if its text does not say. */
  condition: number;
  /** The storey of a unit. */
  floor: number | null;
  /** Property tax in dollars per year, and the day on which it was listed. */
  tax: number | null;
  taxDay: number;
}

/** A home that was sold or leased. */
export interface Sale extends ComparedHome {
  id: number;
  /** The paid price, or the agreed rent per month. */
  price: number;
  day: number;
  /** From the estimated home. */
  kilometres: number;
}

const DIGITS = /^(?:[a-z]{0,2}\s?)?(\d{1,2})\d{2}$/;

/** The storey in a unit's number: 12 of "1204" and of "PH1204"; null for "4", "TH3" and "lower". */
export function floorOf(unit: string | null): number | null {
  const [, floor] = DIGITS.exec(unit ?? '') ?? [];
  return floor === undefined ? null : Number(floor);
}
