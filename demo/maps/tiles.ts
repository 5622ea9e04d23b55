import type { Context, Hono } from 'hono';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { Shapes } from './shapes.ts';
import { MIN_TILE_ZOOM } from './styling/style.ts';
import { drawAirTile, drawTile, encodeTile } from './tile.ts';
import { makeTileCache } from './tileCache.ts';
import { tilesVersion } from './tilesVersion.ts';
import type { TileAddress } from './tileUnits.ts';

const MAX_ZOOM = 18;
const YEAR = 31_536_000;

/** Draws each kind of tile, by its folder. */
const DRAWINGS = { tiles: drawTile, air: drawAirTile };

/**
 * Adds GET /maps/tiles/{z}/{x}/{y} and /maps/air/{z}/{x}/{y}: a vector tile, 204 for an empty one, 400 for numbers of
 * no tile.
 */
export function addTiles(
  app: Hono<ServiceEnv>,
  geography: MapGeography,
  shapes: () => Shapes,
  cacheFolder?: string,
): void {
  const version = tilesVersion(geography);
  const cache = makeTileCache(version, cacheFolder);
  const answer = async (context: Context, folder: keyof typeof DRAWINGS): Promise<Response> => {
    const address = addressOf(context);
    const key = `${folder}/${address.z}/${address.x}/${address.y}`;
    const bytes = await cache.get(key, () => encodeTile(DRAWINGS[folder](address, geography, shapes())));
    // The bytes at an address with the tiles' version never change.
    const versioned = context.req.query('v') === version;
    context.header('Cache-Control', versioned ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300');
    if (bytes.length === 0) {
      return context.body(null, 204);
    }
    context.header('Content-Type', 'application/vnd.mapbox-vector-tile');
    return context.body(bytes as Uint8Array<ArrayBuffer>); // its buffer is no shared memory
  };
  app.get('/maps/tiles/:z/:x/:y', (context) => answer(context, 'tiles'));
  app.get('/maps/air/:z/:x/:y', (context) => answer(context, 'air'));
}

function addressOf(context: Context): TileAddress {
  const number = (name: 'z' | 'x' | 'y', low: number, high: number): number => {
    const text = context.req.param(name) ?? '';
    const value = /^\d{1,7}$/.test(text) ? Number(text) : -1;
    if (value < low || value > high) {
      throw new ServiceError(400, `${name} must be a whole number from ${low} to ${high}.`);
    }
    return value;
  };
  const z = number('z', MIN_TILE_ZOOM, MAX_ZOOM);
  return { z, x: number('x', 0, 2 ** z - 1), y: number('y', 0, 2 ** z - 1) };
}
