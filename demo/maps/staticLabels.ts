/** The names on a static map: streets along their lines, expressways' shields, and areas with their icons. */
import type { Position } from '#demo/types.ts';
import type { Label } from './label.ts';
import { type Lettering, lettering, widthOf } from './labels/lettering.ts';
import { roadTags } from './roads.ts';
import type { Shapes } from './shapes.ts';
import { type Icon, iconsOf } from './styling/icons.ts';
import { isIconName, type Palette } from './styling/palettes.ts';
import { titleOf } from './tile.ts';

type Pixel = readonly [x: number, y: number];
type Box = readonly [number, number, number, number];

/** The parts of the map with names. */
export type NamedShapes = Pick<Shapes, 'main' | 'collectors' | 'locals' | 'labels'>;

/** The frame of a static map. */
export interface Frame {
  width: number;
  height: number;
  zoom: number;
  /** West, south, east and north in degrees. */
  box: Box;
  toPixel(position: Position): Pixel;
  /** Pixel of the marker, which names keep off. */
  marker?: Pixel | undefined;
}

/** Sizes of names in pixels, and the lowest zoom of each kind of street. The first are placed first. */
const STREETS = [
  { kind: 'motorway', size: 12, from: 13 },
  { kind: 'arterial', size: 12, from: 12.5 },
  { kind: 'collector', size: 11, from: 14.5 },
  { kind: 'local', size: 10.5, from: 14.5 },
] as const;
/** Distance in pixels between two labels of one name. */
const REPEAT = 380;
/** Maximum distance in pixels of a street from its straight name. */
const BEND = 3;
/** Sizes in pixels of the names of areas, and of the numbers on shields. */
const AREA_SIZE = 11;
const NUMBER_SIZE = 10;
/** The marker's middle above its point, and its radius, in pixels. */
const MARKER = { middle: 18, radius: 26 };
/** Space in pixels between labels, and at the edge of the picture. */
const PADDING = 6;

/** Circles that labels occupy: a middle and a radius each. */
interface Circle {
  at: Pixel;
  radius: number;
}

/** Remembers occupied ground. */
function makeOccupancy({ width, height }: Frame) {
  const taken: Circle[] = [];
  return {
    /** Occupies a label's ground if it is free and inside the picture; returns false otherwise. */
    take(circles: readonly Circle[]): boolean {
      const isFree = circles.every(
        ({ at: [x, y], radius }) =>
          x - radius > PADDING &&
          y - radius > PADDING &&
          x + radius < width - PADDING &&
          y + radius < height - PADDING &&
          taken.every(({ at, radius: other }) => Math.hypot(at[0] - x, at[1] - y) > radius + other + PADDING),
      );
      if (isFree) taken.push(...circles);
      return isFree;
    },
  };
}

/** Returns the circles along a text of some width, turned by an angle in radians. */
function circlesOf([x, y]: Pixel, width: number, size: number, angle: number): Circle[] {
  const radius = size * 0.6;
  const reach = Math.max(0, width / 2 - radius);
  const count = Math.max(1, Math.ceil(width / size));
  return Array.from({ length: count }, (_, at) => {
    const along = count === 1 ? 0 : (at / (count - 1)) * 2 * reach - reach;
    return { at: [x + Math.cos(angle) * along, y + Math.sin(angle) * along], radius };
  });
}

/** A straight stretch of a street that a name fits on. */
interface Stretch {
  middle: Pixel;
  /** Radians from the horizontal, so that the name is never upside down. */
  angle: number;
}

/** Returns the stretches of a line that are long and straight enough for a name, each half a name after the last. */
function stretchesFor(line: readonly Pixel[], width: number): Stretch[] {
  const along = [0];
  for (const [at, [x, y]] of line.entries()) {
    const before = line[at - 1];
    if (before !== undefined) along.push((along.at(-1) ?? 0) + Math.hypot(x - before[0], y - before[1]));
  }
  const length = along.at(-1) ?? 0;
  const pointAt = (distance: number): Pixel => {
    const next = Math.max(
      1,
      along.findIndex((reached) => reached >= distance),
    );
    const [a = [0, 0], b = a] = [line[next - 1], line[next]];
    const [start = 0, end = 0] = [along[next - 1], along[next]];
    const share = end > start ? (distance - start) / (end - start) : 0;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
  const found: Stretch[] = [];
  for (let from = 4; from + width < length - 4; from += width / 2) {
    const [a, b] = [pointAt(from), pointAt(from + width)];
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const isStraight = line.every(
      ([x, y], at) =>
        (along[at] ?? 0) < from ||
        (along[at] ?? 0) > from + width ||
        Math.abs((x - a[0]) * Math.sin(angle) - (y - a[1]) * Math.cos(angle)) < BEND,
    );
    const middle: Pixel = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const upright = Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle;
    if (isStraight) found.push({ middle, angle: upright });
  }
  return found;
}

/** A name with its place on a static map. */
export interface PlacedName {
  text: string;
  at: Pixel;
  /** Clockwise from the horizontal. */
  degrees: number;
  look: Lettering;
  /** The icon above the name, or the shield under it. */
  icon?: { drawing: Icon; at: Pixel };
}

/** Returns the names that have space: areas first, then streets, larger streets first. */
export function placeNames(frame: Frame, shapes: NamedShapes, palette: Palette): PlacedName[] {
  const occupancy = makeOccupancy(frame);
  if (frame.marker !== undefined) {
    const [x, y] = frame.marker;
    occupancy.take([{ at: [x, y - MARKER.middle], radius: MARKER.radius }]);
  }
  return [...areaNames(frame, shapes, palette, occupancy), ...streetNames(frame, shapes, palette, occupancy)];
}

type Occupancy = ReturnType<typeof makeOccupancy>;

function areaNames(
  { box, zoom, toPixel }: Frame,
  shapes: NamedShapes,
  palette: Palette,
  occupancy: Occupancy,
): PlacedName[] {
  const icons = iconsOf(palette);
  const size = AREA_SIZE;
  const isVisible = ({ from, tags }: Label): boolean => from <= zoom && tags['kind'] === 'park';
  return shapes.labels
    .search(box)
    .filter(isVisible)
    .flatMap(({ position, tags }): PlacedName[] => {
      const text = String(tags['name']);
      const kind = String(tags['area']);
      const drawing = icons[kind];
      const [x, y] = toPixel(position);
      const at: Pixel = drawing === undefined ? [x, y] : [x, y + drawing.height * 0.9];
      const circles = circlesOf(at, widthOf(text, size), size, 0);
      if (drawing !== undefined) circles.push({ at: [x, y], radius: drawing.height / 2 });
      if (!occupancy.take(circles)) return [];
      const colour = isIconName(kind) ? palette.icons[kind] : palette.parkText;
      const look = { size, colour, halo: palette.halo };
      return [{ text, at, degrees: 0, look, ...(drawing && { icon: { drawing, at: [x, y] as const } }) }];
    });
}

function streetNames(
  frame: Frame,
  shapes: NamedShapes,
  palette: Palette,
  occupancy: Occupancy,
): PlacedName[] {
  const { box, zoom, toPixel, width, height } = frame;
  const icons = iconsOf(palette);
  const streets = [shapes.main, shapes.collectors, shapes.locals].flatMap((index) => index.search(box));
  const fromCentre = ({ middle: [x, y] }: Stretch): number => Math.hypot(x - width / 2, y - height / 2);
  /** Places of each name so far. */
  const known = new Map<string, Pixel[]>();
  const names: PlacedName[] = [];
  for (const { kind, size, from } of STREETS) {
    if (from > zoom) continue;
    for (const street of streets.filter((each) => each.kind === kind)) {
      const text = titleOf(street);
      const same = known.get(text) ?? [];
      known.set(text, same);
      const { ref, sign } = roadTags(text, kind);
      const drawing = ref === undefined ? undefined : icons[`${sign}-${String(ref).length}`];
      const wide = drawing?.width ?? widthOf(text, size);
      const stretches = stretchesFor(street.points.map(toPixel), wide);
      for (const { middle, angle } of stretches.sort((a, b) => fromCentre(a) - fromCentre(b))) {
        if (same.some(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) < REPEAT)) continue;
        const circles = drawing
          ? [{ at: middle, radius: drawing.width / 2 }]
          : circlesOf(middle, wide, size, angle);
        if (!occupancy.take(circles)) continue;
        same.push(middle);
        const { text: colour } = palette.shields[sign === 'autoroute' ? 'autoroute' : 'highway'];
        names.push(
          drawing
            ? {
                text: String(ref),
                at: middle,
                degrees: 0,
                look: { size: NUMBER_SIZE, colour },
                icon: { drawing, at: middle },
              }
            : {
                text,
                at: middle,
                degrees: (angle * 180) / Math.PI,
                look: { size, colour: palette.roadText, halo: palette.halo },
              },
        );
      }
    }
  }
  return names;
}

/** Returns the names of a static map as SVG. */
export function staticLabels(frame: Frame, shapes: NamedShapes, palette: Palette): string {
  return placeNames(frame, shapes, palette)
    .map(({ text, at, degrees, look, icon }) => {
      if (icon === undefined) return lettering(text, at, degrees, look);
      const [x, y] = [icon.at[0] - icon.drawing.width / 2, icon.at[1] - icon.drawing.height / 2];
      const drawing = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${icon.drawing.svg}</g>`;
      return drawing + lettering(text, at, degrees, look);
    })
    .join('');
}
