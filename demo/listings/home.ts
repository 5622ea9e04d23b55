import type { Address, City, Neighbourhood, Street } from '#demo/types.ts';
import type { HomeKind } from '#server/store/listings/propertyTypes.ts';
import type { Ground } from './ground.ts';

/** A home's position, with all known facts about the place. */
export interface Site {
  address: Address;
  street: Street;
  city: City;
  neighbourhood: Neighbourhood;
  ground: Ground;
}

/** From worst to best; drives price and words. */
export type Condition = 'dated' | 'kept' | 'updated' | 'renovated' | 'new';

/** Boards' words; "Fin W/O" is finished with a walk-out, "Apartment" a dwelling of its own. */
export type Basement =
  | 'None'
  | 'Crawl Space'
  | 'Unfinished'
  | 'Part Fin'
  | 'Finished'
  | 'Fin W/O'
  | 'Apartment';

/** One condominium tower or townhouse complex: many homes on one address slot. */
export interface Building {
  kind: 'condo' | 'condoTown';
  site: Site;
  yearBuilt: number;
  storeys: number;
  /** Square feet of each suite line; a line has the same plan on every floor. */
  plans: number[];
  exposures: string[];
  amenities: string[];
  pets: string;
  /** Monthly dollars a square foot. */
  feeRate: number;
  /** Multiplies the value of every unit in it. */
  quality: number;
  /** How many of its homes may come to the market. */
  capacity: number;
  takenUnits: Set<string>;
}

/** One home (or lot, or business premises). Its periods on the market are Stints. */
export interface Home {
  /** Joins its listings over time. */
  key: string;
  kind: HomeKind;
  site: Site;
  building: Building | null;
  /** "1204", "PH02", "TH3", "Lower"; null for a whole house. */
  unit: string | null;
  /** Floor in its building; null outside of one. */
  floor: number | null;
  /** True where only a storey of the house is offered (always a lease). */
  isPart: boolean;
  style: string;
  yearBuilt: number | null;
  condition: Condition;
  /** Square feet of living or business space above ground; null for land. */
  sqft: number | null;
  storeys: number;
  beds: number;
  bedsPlus: number;
  baths: number;
  /** Feet; null for units. */
  lot: { width: number; depth: number } | null;
  basement: Basement;
  /** "Attached", "Detached", "Built-In", "Underground", "None". */
  garage: string;
  garageSpaces: number;
  parkingSpaces: number;
  exposure: string | null;
  heating: string;
  airConditioning: string;
  exterior: string;
  hasPool: boolean;
  hasFireplace: boolean;
  hasLocker: boolean;
  /** "Open", "Terr", "Jlte" or "None"; null outside of condominiums. */
  balcony: string | null;
  /** The part of its price that no other field explains; around 1. */
  quality: number;
}
