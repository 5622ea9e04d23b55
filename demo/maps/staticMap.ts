import { setImmediate } from 'node:timers/promises';
import type { Hono } from 'hono';
import sharp from 'sharp';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Position } from '#demo/types.ts';
import { ServiceError } from '#server/http/errors.ts';
import { subscriberOfCall } from '#server/http/rateLimit.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { fairQueue } from '#server/pictures/fairQueue.ts';
import { latitudeOf, longitudeOf, mapX, mapY } from '#server/store/geometry/mercator.ts';
import type { TileLayers } from './feature.ts';
import { pointOf } from './geocode.ts';
import type { Shapes } from './shapes.ts';
import { staticLabels } from './staticLabels.ts';
import { type Paint, paintsOf } from './styling/paints.ts';
import { PALETTES, type Palette, type StyleName } from './styling/palettes.ts';
import { MAX_TILE_ZOOM, MIN_TILE_ZOOM } from './styling/style.ts';
import { drawAirTile, drawTile } from './tile.ts';
import { EXTENT } from './tileUnits.ts';

/** Size of a tile at its own zoom in pixels, as in the interactive map. */
const TILE_PIXELS = 512;
const MAX_PIXELS = 1280;
const MIN_PIXELS = 32;

/** Limits of the queue. One map at a time is drawn, since the tiles of a large one take two seconds. */
const BOUNDS = { atOnce: 1, maxOfOneVisitor: 8, maxWaiting: 32, timeoutMs: 25_000 };

interface View {
  center: Position;
  zoom: number;
  width: number;
  height: number;
  /** Pixels of the picture to a pixel of the map. */
  scale: number;
}

/**
 * Adds GET /maps/static?center=&zoom=&size=&scale=&style=&marker=, which returns the map as a WebP image with the names
 * of streets and places. With `scale=2` it has twice as many pixels for the same ground and the same size of names.
 * @param isEmpty true for pictures of one colour
 */
export function addStaticMaps(
  app: Hono<ServiceEnv>,
  geography: MapGeography,
  shapes: () => Shapes,
  isEmpty = false,
): void {
  const queue = fairQueue(BOUNDS);
  app.get('/maps/static', async (context) => {
    const query = context.req.query();
    const name = query['style'] ?? 'light';
    if (!Object.hasOwn(PALETTES, name)) {
      throw new ServiceError(400, 'style must be light, dark or aerial.');
    }
    const view: View = {
      center: pointOf(query['center'] ?? '', 'center'),
      zoom: zoomOf(query['zoom'] ?? ''),
      ...sizeOf(query['size'] ?? '', query['scale'] ?? '1'),
    };
    const marker = query['marker'] === undefined ? undefined : pointOf(query['marker'], 'marker');
    const palette = PALETTES[name as StyleName]; // the name was checked above
    const image = await queue.run(
      subscriberOfCall(context),
      async () => {
        const svg = isEmpty
          ? svgOf(view, palette, [])
          : await drawSvg(view, palette, geography, shapes(), marker);
        return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
      },
      context.req.raw.signal,
    );
    context.header('Content-Type', 'image/webp');
    context.header('Cache-Control', 'public, max-age=86400');
    return context.body(new Uint8Array(image));
  });
}

function zoomOf(text: string): number {
  const zoom = text === '' ? Number.NaN : Number(text);
  if (!(zoom >= MIN_TILE_ZOOM && zoom <= 18)) {
    throw new ServiceError(400, `zoom must be a number from ${MIN_TILE_ZOOM} to 18.`);
  }
  return zoom;
}

function sizeOf(text: string, scaleText: string): Pick<View, 'width' | 'height' | 'scale'> {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(text);
  const [width, height] = [Number(match?.[1]), Number(match?.[2])];
  if (scaleText !== '1' && scaleText !== '2') {
    throw new ServiceError(400, 'scale must be 1 or 2.');
  }
  const scale = Number(scaleText);
  if (![width, height].every((side) => side >= MIN_PIXELS && side * scale <= MAX_PIXELS)) {
    throw new ServiceError(
      400,
      `size must be WxH, each from ${MIN_PIXELS} to ${MAX_PIXELS} pixels of the picture.`,
    );
  }
  return { width, height, scale };
}

/** Draws the tiles in the view, scaled to it. After each part other requests are served. */
async function drawSvg(
  view: View,
  palette: Palette,
  geography: MapGeography,
  shapes: Shapes,
  marker?: Position,
): Promise<string> {
  const z = Math.max(MIN_TILE_ZOOM, Math.min(MAX_TILE_ZOOM, Math.floor(view.zoom)));
  const scale = 2 ** (view.zoom - z) * TILE_PIXELS;
  const tiles = 2 ** z;
  const left = mapX(view.center[0]) * tiles - view.width / 2 / scale;
  const top = mapY(view.center[1]) * tiles - view.height / 2 / scale;
  const drawn: string[] = [];
  const layers: { layers: TileLayers; x: number; y: number }[] = [];
  for (let x = Math.floor(left); x < left + view.width / scale; x += 1) {
    for (let y = Math.floor(top); y < top + view.height / scale; y += 1) {
      if (x >= 0 && y >= 0 && x < tiles && y < tiles) {
        const air = palette.air === undefined ? {} : drawAirTile({ z, x, y }, geography, shapes);
        layers.push({ layers: { ...drawTile({ z, x, y }, geography, shapes), ...air }, x, y });
        await setImmediate();
      }
    }
  }
  for (const paint of paintsOf(palette, view.zoom)) {
    for (const tile of layers) {
      const at = ([px, py]: [number, number]): string =>
        `${((tile.x - left + px / EXTENT) * scale).toFixed(1)} ${((tile.y - top + py / EXTENT) * scale).toFixed(1)}`;
      const path = pathOf(tile.layers, paint, at);
      if (path !== '') drawn.push(`<path d="${path}" ${paint.attributes}/>`);
    }
    await setImmediate();
  }
  const toPixel = (position: Position): [number, number] => [
    (mapX(position[0]) * tiles - left) * scale,
    (mapY(position[1]) * tiles - top) * scale,
  ];
  const { width, height } = view;
  const [west, east] = [longitudeOf(left / tiles), longitudeOf((left + width / scale) / tiles)];
  const [south, north] = [latitudeOf((top + height / scale) / tiles), latitudeOf(top / tiles)];
  const frame = { width, height, zoom: view.zoom, box: [west, south, east, north] as const, toPixel };
  const at = marker && toPixel(marker);
  drawn.push(staticLabels({ ...frame, marker: at }, shapes, palette));
  if (at !== undefined) drawn.push(pin(...at));
  return svgOf(view, palette, drawn);
}

/** Puts drawn parts on the sea. */
function svgOf({ width, height, scale }: View, palette: Palette, drawn: string[]): string {
  const box = `width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect width="100%" height="100%" fill="${palette.sea}"/>${drawn.join('')}</svg>`;
}

function pathOf(layers: TileLayers, paint: Paint, at: (point: [number, number]) => string): string {
  const parts: string[] = [];
  for (const feature of layers[paint.layer] ?? []) {
    const { kind, detail, roof, tone } = feature.tags;
    if (paint.only !== undefined && ![kind, detail, roof, tone].includes(paint.only)) continue;
    if (feature.type === 1) {
      // A stroke of length 0 with round ends is a dot.
      if (paint.dots === true) parts.push(...feature.geometry.map((point) => `M${at(point)}h0`));
      continue;
    }
    for (const line of feature.geometry) {
      parts.push(`M${line.map(at).join('L')}${feature.type === 3 ? 'Z' : ''}`);
    }
  }
  return parts.join('');
}

function pin(x: number, y: number): string {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  return `<g transform="${place}"><path d="M0 0C-4 -9 -13 -13 -13 -23A13 13 0 1 1 13 -23C13 -13 4 -9 0 0Z" fill="#1070B8" stroke="#FFFFFF" stroke-width="2"/><circle cy="-23" r="5" fill="#FFFFFF"/></g>`;
}
