import { z } from 'zod';
import type { Position } from '#demo/types.ts';
import { PROVINCES } from '#server/store/text/provinceNames.ts';
import type { CityFacts, NeighbourhoodFacts, PlaceFacts } from './cityFacts.ts';
import {
  FactError,
  numberCell,
  readTable,
  refuseTwice,
  SOUTH_NORTH,
  textCell,
  WEST_EAST,
} from './readFiles.ts';

const place = {
  name: textCell,
  stateCode: z
    .string()
    .refine((code) => code in PROVINCES, 'has to be the two letters of a province or territory'),
  language: z.enum(['en', 'fr']),
};

const center = { longitude: numberCell(...WEST_EAST), latitude: numberCell(...SOUTH_NORTH) };

const TOWN = z.object({ ...place, ...center });

const CITY = z.object({
  ...place,
  area: textCell,
  boardId: numberCell(1, 1000),
  mlsPrefix: textCell,
  population: numberCell(1, 1e8),
  postalPrefixes: z
    .string()
    .refine(
      (text) => /^[A-Z]\d[A-Z]( [A-Z]\d[A-Z])*$/.test(text),
      'has to be first halves of postal codes with a space between them',
    )
    .transform((text) => text.split(' ')),
  ...center,
  priceLevel: numberCell(0.1, 10),
});

const NEIGHBOURHOOD = z.object({
  city: textCell,
  name: textCell,
  ...center,
  priceLevel: numberCell(0.1, 10),
  towers: numberCell(0, 1),
  era: numberCell(1600, 2100),
});

/** Reads the cities and the towns beside them with their neighbourhoods, in the order of their tables. */
export function readPlaces(folder: string): { cities: CityFacts[]; towns: PlaceFacts[] } {
  const cityRows = readTable(folder, 'cities.csv', CITY);
  const townRows = readTable(folder, 'towns.csv', TOWN);
  refuseTwice([...cityRows, ...townRows], ({ name }) => name);
  const places = [...cityRows, ...townRows];
  const neighbourhoods = new Map<string, NeighbourhoodFacts[]>(places.map(({ value }) => [value.name, []]));
  const rows = readTable(folder, 'neighbourhoods.csv', NEIGHBOURHOOD);
  refuseTwice(rows, ({ city, name }) => `${name} of ${city}`);
  for (const { value, where } of rows) {
    const { city, longitude, latitude, ...facts } = value;
    const list = neighbourhoods.get(city);
    if (list === undefined) {
      throw new FactError(where, `"city" has to be a name in cities.csv or towns.csv, not "${city}"`);
    }
    list.push({ ...facts, center: [longitude, latitude] });
  }
  const bare = places.find(({ value }) => neighbourhoods.get(value.name)?.length === 0);
  if (bare !== undefined) {
    throw new FactError(bare.where, `${bare.value.name} has no row in neighbourhoods.csv`);
  }
  const settle = <T extends z.output<typeof TOWN>>({ longitude, latitude, ...facts }: T) => {
    const center: Position = [longitude, latitude];
    return { ...facts, center, neighbourhoods: neighbourhoods.get(facts.name) ?? [] };
  };
  return {
    cities: cityRows.map(({ value }) => settle(value)),
    towns: townRows.map(({ value }) => settle(value)),
  };
}
