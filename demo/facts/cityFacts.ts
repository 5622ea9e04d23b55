/** What a person has to know about a city before its streets can be drawn. See the tables beside this file. */
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

/** What the drawing of streets asks of a place: of a city, or of a town that has streets and no listings. */
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
