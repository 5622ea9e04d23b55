/**
 * The generated world: what geography (places, streets), the listing generator, the store and the maps
 * service hold in common. All of it is a pure function of the seed.
 */
import type { Position, Ring } from '#server/store/dataset/placeRows.ts';
import type { KeptListing } from '#server/store/dataset/storedListing.ts';

/** Points and outlines, as the store keeps them. */
export type { Position, Ring };

export interface City {
  name: string;
  /** Full name of the province: "Ontario". */
  state: string;
  /** Two letters: "ON". */
  stateCode: string;
  /** Area as boards name it: "Toronto", "Peel", "York", "Halton", "Durham"; elsewhere the region or the city. */
  area: string;
  boardId: number;
  /** First letter or letters of its MLS numbers. */
  mlsPrefix: string;
  population: number;
  language: 'en' | 'fr';
  /** First three characters of postal codes that are right for the place: "M5V". */
  postalPrefixes: string[];
  center: Position;
  /** Polygons (each a list of rings) of the city's land. */
  boundary: Ring[][];
  /** 1 = national average price level. */
  priceLevel: number;
}

export interface Neighbourhood {
  name: string;
  city: string;
  state: string;
  center: Position;
  boundary: Ring[][];
  /** Multiplies the city's price level; 1 is the city's average. */
  priceLevel: number;
  /** Share of condominium towers among its homes, 0 to 1. */
  towers: number;
  /** Typical year of building. */
  era: number;
}

export type StreetKind = 'motorway' | 'arterial' | 'collector' | 'local';

export interface Street {
  /** Position in Geography.streets. */
  id: number;
  kind: StreetKind;
  /** Without suffix: "Queen"; in Québec the whole "rue Sherbrooke" stands here and suffix is ''. */
  name: string;
  /** "Street", "Avenue", "Crescent"...; '' where there is none. */
  suffix: string;
  /** "E", "W", "N", "S" or ''. */
  direction: string;
  city: string;
  state: string;
  /** Metres from one house to the next on a side; nothing said in a made-up street. */
  lotWidth?: number;
  /** Where it stops without meeting another street: 1 at its start, 2 at its end, 3 at both. */
  deadEnds?: number;
  /** Decoded at each access where streets are packed: read it once. */
  points: Position[];
}

/** A place where a house can stand: on one side of a street, `index` steps along it. */
export interface AddressSlot {
  streetId: number;
  index: number;
  side: -1 | 1;
}

export interface Address extends AddressSlot {
  streetNumber: number;
  position: Position;
  /** Index in Geography.neighbourhoods; -1 in a town that has streets and no listings. */
  neighbourhood: number;
  /** Direction of the street there: unit vector (east, north). */
  along: [number, number];
}

export interface Geography {
  cities: City[];
  neighbourhoods: Neighbourhood[];
  /** Those of the cities, and of towns beside them that are none of `cities`. */
  streets: Street[];
  /** Streets (never motorways) that carry at least one address in the neighbourhood, by its index. */
  streetsOf(neighbourhood: number): number[];
  /** How many index steps a street has room for; 0 where nobody lives. */
  slotsOn(streetId: number): number;
  /** The address of a slot, or undefined where nothing may stand (water, park, crossing, another city). */
  addressAt(slot: AddressSlot): Address | undefined;
  /** True on land that is neither lake, sea nor river. */
  isLand(position: Position): boolean;
}

/**
 * A listing as the generator makes it, and where its home stands. Its days are counted from the day that it is made for
 * (0 today, -1 yesterday) until datedFrom makes dates of them.
 */
export interface GeneratedListing extends KeptListing {
  slot: AddressSlot;
}
