import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Position } from '#demo/types.ts';

/** A row of a table or a feature of a map file, with its location: "cities.csv, line 4". */
export interface Fact<T> {
  value: T;
  where: string;
}

/** A mistake in a data file. The message is one sentence with the file and the row. */
export class FactError extends Error {
  override name = 'FactError';

  constructor(where: string, fault: string) {
    super(`${where}: ${fault}.`);
  }
}

/** A cell that must not be empty. */
export const textCell = z.string().refine((text) => text.trim() !== '', 'must not be empty');

const isNumber = (text: string, low: number, high: number): boolean =>
  /^-?\d+(\.\d+)?$/.test(text) && Number(text) >= low && Number(text) <= high;

/** Returns the schema of a cell with a number. */
export const numberCell = (low: number, high: number) =>
  z
    .string()
    .refine((text) => isNumber(text, low, high), `has to be a number from ${low} to ${high}`)
    .transform(Number);

/** Returns the schema of a cell with a number, which may be empty. */
export const optionalNumberCell = (low: number, high: number) =>
  z
    .string()
    .refine(
      (text) => text === '' || isNumber(text, low, high),
      `has to be empty or a number from ${low} to ${high}`,
    )
    .transform((text) => (text === '' ? undefined : Number(text)));

/** Range of longitudes: Canada and the water around it. */
export const WEST_EAST = [-145, -45] as const;
/** Range of latitudes. */
export const SOUTH_NORTH = [40, 75] as const;

const isWithin = (degrees: unknown, [low, high]: readonly [number, number]): boolean =>
  typeof degrees === 'number' && degrees > low && degrees < high;

const position = z.custom<Position>(
  (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    isWithin(value[0], WEST_EAST) &&
    isWithin(value[1], SOUTH_NORTH),
  'has to be [longitude, latitude] of a place in or around Canada',
);

/** Returns twice the area of a ring in square degrees. It is negative for a clockwise ring. */
const turn = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

const ring = z
  .array(position)
  .refine(
    (points) => points.length > 3 && String(points[0]) === String(points.at(-1)),
    'is a ring that is not closed: it needs four positions or more, the last one equal to the first',
  )
  .refine((points) => turn(points) > 0, 'is a ring that runs clockwise: RFC 7946 wants the other direction');

/** A GeoJSON polygon without holes. */
export const polygon = z.strictObject({ type: z.literal('Polygon'), coordinates: z.tuple([ring]) });

/** A GeoJSON line. */
export const lineString = z.strictObject({
  type: z.literal('LineString'),
  coordinates: z.array(position).min(2),
});

/** A GeoJSON point. */
export const point = z.strictObject({ type: z.literal('Point'), coordinates: position });

/**
 * Reads a CSV table. Its header must have exactly the columns of the schema.
 * @throws FactError
 */
export function readTable<T extends z.ZodObject>(
  folder: string,
  file: string,
  schema: T,
): Fact<z.output<T>>[] {
  const rows = parseCsv(folder, file, Object.keys(schema.shape));
  return rows.map(({ record, info }) => {
    const where = `${file}, line ${info.lines}`;
    return { value: check(schema, record, where), where };
  });
}

/**
 * Reads a GeoJSON file. A feature's properties decide its schema.
 * @throws FactError
 */
export function readFeatures<T extends z.ZodType>(
  folder: string,
  file: string,
  schemaOf: (properties: Readonly<Record<string, unknown>>, where: string) => T,
): Fact<z.output<T>>[] {
  const collection = check(FEATURE_COLLECTION, parseJson(folder, file), file);
  return collection.features.map((feature, at) => {
    const { properties } = check(FEATURE, feature, `${file}, feature ${at + 1}`);
    const where = `${file}, feature ${at + 1} (${String(properties['name'])})`;
    return { value: check(schemaOf(properties, where), feature, where), where };
  });
}

/**
 * Checks that no two rows have the same key.
 * @throws FactError
 */
export function refuseTwice<T>(facts: readonly Fact<T>[], keyOf: (value: T) => string): void {
  const seen = new Map<string, string>();
  for (const { value, where } of facts) {
    const key = keyOf(value);
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      throw new FactError(where, `${key} is here a second time; the first is ${earlier}`);
    }
    seen.set(key, where);
  }
}

const FEATURE_COLLECTION = z.looseObject({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});

const FEATURE = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

function check<T extends z.ZodType>(schema: T, value: unknown, where: string): z.output<T> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) {
    return result.data;
  }
  throw new FactError(where, faultOf(result.error.issues[0]));
}

function faultOf(issue: z.core.$ZodIssue | undefined): string {
  const subject = `"${issue?.path.join('.')}"`;
  const found = typeof issue?.input === 'object' ? '' : `, not ${JSON.stringify(issue?.input)}`;
  switch (issue?.code) {
    case 'unrecognized_keys':
      return `"${[...issue.path, issue.keys[0]].join('.')}" is unknown`;
    case 'invalid_type':
      return issue.input === undefined
        ? `${subject} is missing`
        : `${subject} has to be of the type ${issue.expected}${found}`;
    case 'invalid_value':
      return `${subject} has to be ${issue.values.join(' or ')}${found}`;
    default:
      return `${subject} ${issue?.message}${found}`;
  }
}

function parseCsv(folder: string, file: string, columns: string[]) {
  const header = (found: string[]): string[] => {
    const missing = columns.find((column) => !found.includes(column));
    if (missing !== undefined) {
      throw new FactError(`${file}, line 1`, `the column "${missing}" is missing`);
    }
    const unknown = found.find((column) => !columns.includes(column));
    if (unknown !== undefined) {
      throw new FactError(`${file}, line 1`, `the column "${unknown}" is unknown`);
    }
    return found;
  };
  try {
    const rows: unknown = parse(readFileSync(join(folder, file)), { columns: header, info: true });
    return rows as { record: Record<string, string>; info: Info }[]; // the type that `columns` and `info` give
  } catch (error) {
    if (error instanceof CsvError) {
      const isUneven = error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS';
      const cells = isUneven && Array.isArray(error['record']) ? error['record'].length : undefined;
      throw new FactError(
        `${file}, line ${error['lines']}`,
        cells === undefined
          ? error.message
          : `the row has ${cells} cells, and the header has ${columns.length}`,
      );
    }
    throw error;
  }
}

function parseJson(folder: string, file: string): unknown {
  const text = readFileSync(join(folder, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FactError(file, `no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
