import { z } from '@hono/zod-openapi';
import { type Shape, shapeFrom } from '#server/store/geometry/shape.ts';
import { SORT_NAMES } from '#server/store/listings/sorting.ts';
import { wordsOf } from '#server/store/text/fold.ts';
import {
  amount,
  boardNumber,
  day,
  flag,
  foldedWordOf,
  listOf,
  nameList,
  numberBetween,
  textUpTo,
  wordOf,
} from './parameterKinds.ts';
import { statistics } from './statisticsParameter.ts';

/** Spellings of the public listing API, and Lce of the specification. */
const LAST_STATUSES = [
  'New',
  'Pc',
  'Sld',
  'Lsd',
  'Sc',
  'Sce',
  'Lc',
  'Lce',
  'Exp',
  'Ext',
  'Sus',
  'Ter',
  'Dft',
] as const;

const [firstSort = 'createdOnDesc', ...otherSorts] = SORT_NAMES;
const names = listOf(textUpTo(100));
/** Every listing in the view is compared with every side. An area drawn on the map has 200. */
const MAX_POINTS = 500;
const MAP_MESSAGE = 'map is an invalid geojson polygon/multipolygon';

/** Each word is searched separately, and a single letter is in most listings. */
const MAX_WORDS = 12;

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function pointsOf(shape: Shape): number {
  return shape.kind === 'box' ? 0 : shape.rings.reduce((sum, ring) => sum + ring.length, 0);
}

/** Coordinates only, longitude first, rings closed: as JSON text in a query, as JSON or text in a body. */
const map = z
  .unknown()
  .transform((value, context) => {
    const shape = shapeFrom(parsed(value));
    if (shape && pointsOf(shape) <= MAX_POINTS) return shape;
    const message = shape ? `map has more than ${MAX_POINTS} points` : MAP_MESSAGE;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .openapi({
    type: 'string',
    description: 'JSON coordinates of a GeoJSON polygon or multipolygon, longitude first, rings closed.',
    example: '[[[-79.5,43.6],[-79.3,43.6],[-79.3,43.7],[-79.5,43.7],[-79.5,43.6]]]',
  });

const filters = {
  type: listOf(wordOf(['sale', 'lease'])),
  status: listOf(wordOf(['A', 'U'])),
  lastStatus: listOf(foldedWordOf(LAST_STATUSES)),
  class: listOf(wordOf(['condo', 'residential', 'commercial'])),
  propertyType: names,
  style: names,
  minPrice: amount,
  maxPrice: amount,
  minBeds: amount,
  maxBeds: amount,
  minBaths: amount,
  maxBaths: amount,
  minSqft: amount,
  maxSqft: amount,
  minListDate: day,
  maxListDate: day,
  minSoldDate: day,
  maxSoldDate: day,
  search: textUpTo(200).refine(
    (text) => wordsOf(text).length <= MAX_WORDS,
    `must have at most ${MAX_WORDS} different words`,
  ),
  area: names,
  city: names,
  neighborhood: names,
  state: names,
  boardId: listOf(boardNumber),
  mlsNumber: listOf(textUpTo(30)),
  map,
  seenWhole: flag.openapi({ description: 'Only listings of which nothing is hidden from the caller.' }),
};

const presentation = {
  sortBy: wordOf([firstSort, ...otherSorts]),
  resultsPerPage: numberBetween(1, 200, true),
  pageNum: numberBetween(1, 1_000_000, true),
  fields: nameList,
  listings: flag,
  aggregates: nameList,
  aggregateStatistics: flag,
  cluster: flag,
  clusterLimit: numberBetween(1, 200, true),
  clusterPrecision: numberBetween(0, 29, true),
  clusterFields: nameList,
  statistics,
};

/** A parameter that limits the listings, as opposed to their presentation. */
export type FilterName = keyof typeof filters;

/** Every parameter of GET and POST /realty/listings. Unknown ones are ignored, as by the public listing API. */
export const searchParameters = z.object({ ...filters, ...presentation }).partial();

/** The parameters by which places are counted: those of the default search, except the place. */
export const placeCountParameters = searchParameters.pick({
  type: true,
  status: true,
  lastStatus: true,
  class: true,
  minPrice: true,
  maxPrice: true,
});

/** The parsed parameters. */
export type SearchParameters = z.output<typeof searchParameters>;
