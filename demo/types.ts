/**
 * The types of the generated country. Geography (places, streets), the listing generator, the store and the maps
 * service share them. All data follows from the seed.
 */
import type { Position, Ring } from '#server/store/dataset/placeRows.ts';
import type { ListingInput } from '#server/store/dataset/storedListing.ts';

/** Points and outlines, in the store's form. */
export type { Position, Ring };

export interface City {
  name: string;
  /** Full name of the province: "Ontario". */
  state: string;
  /** Two letters: "ON". */
  stateCode: string;
  /** Area by the boards' names: "Toronto", "Peel", "York", "Halton", "Durham"; elsewhere the region or the city. */
  area: string;
  boardId: number;
  /** First letter or letters of its MLS numbers. */
  mlsPrefix: string;
  population: number;
  language: 'en' | 'fr';
  /** First three characters of the city's postal codes: "M5V". */
  postalPrefixes: string[];
  center: Position;
  /** Polygons (each a list of rings) of the city's land. */
  boundary: Ring[][];
  /** Price level; 1 is the national average. */
  priceLevel: number;
}

export interface Neighbourhood {
  name: string;
  city: string;
  state: string;
  center: Position;
  boundary: Ring[][];
  /** Factor on the city's price level; 1 is the city's average. */
  priceLevel: number;
  /** Share of condominium towers among its homes, 0 to 1. */
  towers: number;
  /** Typical year of building. */
  era: number;
}

export type StreetKind = 'motorway' | 'arterial' | 'collector' | 'local';

export interface Street {
  /** Index in Geography.streets. */
  id: number;
  kind: StreetKind;
  /** Name without suffix: "Queen". In Québec it is the whole "rue Sherbrooke", and the suffix is ''. */
  name: string;
  /** "Street", "Avenue", "Crescent"...; '' if there is none. */
  suffix: string;
  /** "E", "W", "N", "S" or ''. */
  direction: string;
  city: string;
  state: string;
  /** Metres between two houses on one side; undefined in test data. */
  lotWidth?: number;
  /** Ends that meet no other street: 1 the start, 2 the end, 3 both. */
  deadEnds?: number;
  /** The line of the street. Packed streets decode it on each access, so read it once. */
  points: Position[];
}

/** A place for a house: on one side of a street, `index` steps along it. */
export interface AddressSlot {
  streetId: number;
  index: number;
  side: -1 | 1;
}

export interface Address extends AddressSlot {
  streetNumber: number;
  position: Position;
  /** Index in Geography.neighbourhoods; -1 in a town, which has streets but no listings. */
  neighbourhood: number;
  /** Direction of the street there: unit vector (east, north). */
  along: [number, number];
}

export interface Geography {
  cities: City[];
  neighbourhoods: Neighbourhood[];
  /** Streets of the cities, and of neighbouring towns that are not in `cities`. */
  streets: Street[];
  /** Returns the streets (no motorways) with at least one address in the neighbourhood with this index. */
  streetsOf(neighbourhood: number): number[];
  /** Returns the number of index steps on a street; 0 for a street without homes. */
  slotsOn(streetId: number): number;
  /** Returns the address of a slot; undefined if no house can be there (water, park, crossing, another city). */
  addressAt(slot: AddressSlot): Address | undefined;
  /** True on land, false on a lake, the sea or a river. */
  isLand(position: Position): boolean;
}

/**
 * A generated listing, and the position of its home. Its days count from the dataset's day (0 today, -1 yesterday)
 * until `datedFrom` converts them to dates.
 */
export interface GeneratedListing extends ListingInput {
  slot: AddressSlot;
}
