/** Facts about a city that the generation of its streets needs. See the tables beside this file. */
import type { Position } from '#demo/types.ts';

/** A neighbourhood as its table says it. */
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

/** Facts about a place that the generation of streets needs: a city, or a town with streets and without listings. */
export type PlaceFacts = Pick<CityFacts, 'name' | 'stateCode' | 'language' | 'center' | 'neighbourhoods'>;

/** One city and its neighbourhoods. */
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
