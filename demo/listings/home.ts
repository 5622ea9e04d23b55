import type { Address, City, Neighbourhood, Street } from '#demo/types.ts';
import type { HomeKind } from '#server/store/listings/propertyTypes.ts';
import type { Ground } from './ground.ts';

/** A home's position, with the known facts about the place. */
export interface Site {
  address: Address;
  street: Street;
  city: City;
  neighbourhood: Neighbourhood;
  ground: Ground;
}

/** From worst to best. Affects the price and the texts. */
export type Condition = 'dated' | 'kept' | 'updated' | 'renovated' | 'new';

/** The boards' words. "Fin W/O" is finished with a walk-out; "Apartment" is a separate dwelling. */
export type Basement =
  | 'None'
  | 'Crawl Space'
  | 'Unfinished'
  | 'Part Fin'
  | 'Finished'
  | 'Fin W/O'
  | 'Apartment';

/** A condominium tower or townhouse complex: many homes on one address slot. */
export interface Building {
  kind: 'condo' | 'condoTown';
  site: Site;
  yearBuilt: number;
  storeys: number;
  /** Square feet of each suite line. A line has the same plan on every floor. */
  plans: number[];
  exposures: string[];
  amenities: string[];
  pets: string;
  /** Dollars per square foot and month. */
  feeRate: number;
  /** Multiplies the value of every unit in the building. */
  quality: number;
  /** Number of its homes that may come to the market. */
  capacity: number;
  takenUnits: Set<string>;
}

/** A home, lot, or business premises. Its periods on the market are Stints. */
export interface Home {
  /** Identifies the home across its listings. */
  key: string;
  kind: HomeKind;
  site: Site;
  building: Building | null;
  /** "1204", "PH02", "TH3", "Lower"; null for a whole house. */
  unit: string | null;
  /** Floor in its building; null outside a building. */
  floor: number | null;
  /** True if only a storey of the house is offered. It is always a lease. */
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
  /** In feet; null for units. */
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
  /** "Open", "Terr", "Jlte" or "None"; null outside condominiums. */
  balcony: string | null;
  /** Part of the price that no other field explains; around 1. */
  quality: number;
}
