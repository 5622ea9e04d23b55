import { deserialize, serialize } from 'node:v8';
import type { StreetKind } from '#demo/types.ts';
import { type Country, findAllDistricts } from './country.ts';
import type { Lot } from './lots.ts';
import { PackedStreet } from './packedStreet.ts';
import type { StreetLines } from './streetLines.ts';

/** Number of integers per street: six texts, the dead ends and the lot. */
const COLUMNS = 8;

/** A serialized country: a few large arrays, and one text for all small data. */
interface Packed {
  rest: string;
  streets: Uint32Array;
  coordinates: Int32Array;
  starts: Uint32Array;
  offsets: Float32Array;
}

type Rest = Omit<Country, 'streets' | 'lines' | 'offsets' | 'districts' | 'limits'> & {
  limits: [city: string, limit: Country['limits'] extends Map<string, infer Limit> ? Limit : never][];
  texts: string[];
  lots: Lot[];
};

/** Serializes a country. Positions keep every bit. */
export function packCountry(country: Country): Uint8Array {
  const { streets, lines, offsets, districts: _, limits, ...others } = country;
  const texts = numberer<string>();
  const lots = numberer<string>();
  const columns = new Uint32Array(COLUMNS * streets.length);
  for (const [at, { kind, name, suffix, direction, city, state, deadEnds, lot }] of streets.entries()) {
    const numbers = [kind, name, suffix, direction, city, state].map(texts.numberOf);
    columns.set([...numbers, deadEnds, lots.numberOf(JSON.stringify(lot))], COLUMNS * at);
  }
  const rest: Rest = {
    ...others,
    limits: [...limits],
    texts: texts.all(),
    lots: lots.all().map((lot) => JSON.parse(lot) as Lot), // the entries are serialized lots
  };
  const packed: Packed = { rest: JSON.stringify(rest), streets: columns, ...lines, offsets };
  return serialize(packed);
}

/** Restores a country from complete bytes of `packCountry`. */
export function unpackCountry(bytes: Uint8Array): Country {
  const packed = deserialize(bytes) as Packed; // the caller checked that packCountry wrote the bytes
  const { texts, lots, limits, ...others } = JSON.parse(packed.rest) as Rest; // packCountry wrote the text
  // Copies, since views would keep the whole file in memory.
  const lines: StreetLines = { coordinates: packed.coordinates.slice(), starts: packed.starts.slice() };
  const streets = Array.from({ length: packed.streets.length / COLUMNS }, (_, id) => {
    const column = (which: number): number => packed.streets[COLUMNS * id + which] ?? 0;
    const text = (which: number): string => texts[column(which)] ?? '';
    const draft = {
      kind: text(0) as StreetKind, // the first column is the kind
      name: text(1),
      suffix: text(2),
      direction: text(3),
      city: text(4),
      state: text(5),
      deadEnds: column(6),
      lot: lots[column(7)] as Lot, // every number belongs to a lot
    };
    return new PackedStreet(id, draft, lines);
  });
  return {
    ...others,
    limits: new Map(limits),
    districts: findAllDistricts(),
    streets,
    lines,
    offsets: packed.offsets.slice(),
  };
}

/** Numbers distinct values from 0. */
function numberer<T>(): { numberOf: (value: T) => number; all: () => T[] } {
  const numbers = new Map<T, number>();
  return {
    numberOf: (value) => {
      const known = numbers.get(value) ?? numbers.size;
      numbers.set(value, known);
      return known;
    },
    all: () => [...numbers.keys()],
  };
}
