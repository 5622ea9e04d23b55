/** The schema of the features in a region's map file, layer by layer. */
import { z } from 'zod';
import type { Position } from '#demo/types.ts';
import { lineString, point, polygon } from './readFiles.ts';
import { AREA_KINDS, type Line } from './regionFacts.ts';

const named = { name: z.string().min(1) };
/** Set for an outline with sharp corners. By default the generator rounds them. */
const corners = z.literal('sharp').optional();

const featureOf = <P extends z.ZodType, G extends z.ZodType>(properties: P, geometry: G) =>
  z.strictObject({ type: z.literal('Feature'), properties, geometry });

/** A line with a name only. */
export const NAMED_LINE = featureOf(z.strictObject(named), lineString).transform(
  ({ properties, geometry }) => ({ name: properties.name, line: geometry.coordinates }),
);

const lineLayer = <L extends string, P extends z.ZodRawShape>(layer: L, more: P) =>
  featureOf(z.strictObject({ layer: z.literal(layer), ...named, ...more }), lineString).transform(
    ({ properties, geometry }) => ({ ...properties, line: geometry.coordinates }),
  );

const areaLayer = <L extends string, P extends z.ZodRawShape>(layer: L, more: P) =>
  featureOf(z.strictObject({ layer: z.literal(layer), ...named, ...more, corners }), polygon).transform(
    ({ properties, geometry }) => ({
      ...properties,
      outline: outlineOf(geometry.coordinates[0], 'corners' in properties),
    }),
  );

/** Returns the outline of a ring, open as the generator needs it. A sharp corner is listed twice. */
function outlineOf(ring: Position[], isSharp: boolean): Line {
  const outline = ring.slice(0, -1);
  return isSharp ? outline.flatMap((corner) => [corner, corner]) : outline;
}

const frame = {
  layer: z.literal('frame'),
  ...named,
  note: z.string().optional(),
  cities: z.array(z.string()).min(1),
  east: z.number(),
  north: z.number(),
  gridKm: z.number().optional(),
  splitsEastWest: z.enum(['behind', 'before']).optional(),
  quadrants: z.tuple([z.number(), z.number()]).optional(),
  renames: z.record(z.string(), z.record(z.string(), z.string())).optional(),
};

/** A frame with its origin as a point. It applies where no other frame does, or within its limit. */
export const FRAME_AT_ORIGIN = featureOf(
  z.strictObject({ ...frame, within: z.string().optional() }),
  point,
).transform(({ properties, geometry }) => ({
  ...properties,
  origin: geometry.coordinates,
  outline: undefined,
}));

/** A frame with an outline, which applies inside it. It has its origin as a property. */
export const FRAME_IN_OUTLINE = featureOf(
  z.strictObject({ ...frame, origin: point.shape.coordinates, corners }),
  polygon,
).transform(({ properties, geometry }) => ({
  ...properties,
  within: undefined,
  outline: outlineOf(geometry.coordinates[0], 'corners' in properties),
}));

/** The other layers of a region. */
export const LAYERS = {
  limit: areaLayer('limit', {}),
  water: areaLayer('water', {}),
  island: areaLayer('island', {}),
  river: lineLayer('river', {
    width: z.number(),
    valley: z.string().optional(),
    valleyKm: z.number().optional(),
  }),
  motorway: lineLayer('motorway', {}),
  road: lineLayer('road', {}),
  bridge: lineLayer('bridge', {}),
  railway: lineLayer('railway', {}),
  area: areaLayer('area', {
    kind: z.enum(['park', ...AREA_KINDS]),
    crossed: z.literal(true).optional(),
  }),
};

/** A valid feature of a region's map file. */
export type Feature = z.output<
  (typeof LAYERS)[keyof typeof LAYERS] | typeof FRAME_AT_ORIGIN | typeof FRAME_IN_OUTLINE
>;
