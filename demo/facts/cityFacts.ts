/** Facts about a city for the generation of its streets, from the tables in this folder. */
import type { Position } from '#demo/types.ts';

/** A neighbourhood of the table. */
export interface NeighbourhoodFacts {
  name: string;
  center: Position;
  /** Multiplies the city's price level. */
  priceLevel: number;
  /** Share of towers among its homes, 0 to 1. */
  towers: number;
  /** Typical year of building. */
  era: number;
}

/** The facts that the generation of streets needs, for a city or for a town (with streets, but without listings). */
export type PlaceFacts = Pick<CityFacts, 'name' | 'stateCode' | 'language' | 'center' | 'neighbourhoods'>;

/** A city with its neighbourhoods. */
export interface CityFacts {
  name: string;
  stateCode: string;
  area: string;
  boardId: number;
  mlsPrefix: string;
  population: number;
  language: 'en' | 'fr';
  postalPrefixes: string[];
  center: Position;
  priceLevel: number;
  neighbourhoods: readonly NeighbourhoodFacts[];
}
