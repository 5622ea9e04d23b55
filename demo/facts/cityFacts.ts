/** What a person has to know about a city before its streets can be drawn. Hand-written; see each region's file. */
import type { Position } from '#demo/types.ts';

/** name, longitude, latitude, price level within the city, share of towers, typical year of building. */
export type NeighbourhoodFacts = readonly [string, number, number, number, number, number];

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
