import type { Hono } from 'hono';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import type { Counters } from '#server/http/counters.ts';
import { ServiceError } from '#server/http/errors.ts';
import { type RateLimit, rateLimit } from '#server/http/rateLimit.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { addGeocoding } from './geocode.ts';
import { indexShapes, type Shapes } from './shapes.ts';
import { addSprites } from './sprite.ts';
import { addStaticMaps } from './staticMap.ts';
import { PALETTES, type StyleName } from './styling/palettes.ts';
import { makeStyle } from './styling/style.ts';
import { addTiles } from './tiles.ts';
import { tilesVersion } from './tilesVersion.ts';

export interface MapsOptions {
  geography: MapGeography;
  /** True for tiles and pictures without content, which take no time. False by default. */
  isEmpty?: boolean;
  /** Folder of the tile cache between starts. By default tiles are cached in memory only. */
  cacheFolder?: string;
  /** Rate limits for one address. No limit by default. */
  limits?: readonly RateLimit[];
  /** Count calls for the rate limits; those of this process's memory by default. */
  counters?: Counters | undefined;
}

/** Creates the maps service, with all paths below /maps. */
export function makeMaps(options: MapsOptions): Hono<ServiceEnv> {
  const { geography, isEmpty = false, cacheFolder, limits = [], counters } = options;
  const app = makeService('/maps');
  app.use('/maps/*', rateLimit({ limits, counters }));
  let indexed: Shapes | undefined;
  const shapes = (): Shapes => {
    indexed ??= indexShapes(geography);
    return indexed;
  };
  if (isEmpty) app.get('/maps/:folder{tiles|air}/:z/:x/:y', (context) => context.body(null, 204));
  addTiles(app, geography, shapes, cacheFolder);
  addGeocoding(app, geography, shapes);
  addStaticMaps(app, geography, shapes, isEmpty);
  addSprites(app);

  app.get('/maps/styles/:file', (context) => {
    const name = context.req.param('file').replace(/\.json$/, '');
    if (!Object.hasOwn(PALETTES, name)) {
      throw new ServiceError(404, 'style must be light, dark or aerial.');
    }
    const language = context.req.query('lang') ?? 'en';
    if (language !== 'en' && language !== 'fr') {
      throw new ServiceError(400, 'lang must be en or fr.');
    }
    context.header('Cache-Control', 'public, max-age=300');
    return context.json(makeStyle(name as StyleName, tilesVersion(geography), language)); // the caller checked that it is a palette's name
  });
  return app;
}
