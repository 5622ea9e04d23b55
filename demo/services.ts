import { join } from 'node:path';
import type { Answer } from '#server/http/answer.ts';
import type { Clock } from '#server/http/clock.ts';
import type { Counters } from '#server/http/counters.ts';
import { callsPerSecond } from '#server/http/rateLimit.ts';
import type { Store } from '#server/store/store.ts';
import type { MapGeography } from './geography/mapGeography.ts';
import { type IdentityOptions, makeIdentity } from './identity/makeIdentity.ts';
import { makeImages } from './images/makeImages.ts';
import { hasPicture, picturesOf } from './images/picturesOf.ts';
import { makeMaps } from './maps/maps.ts';

/** Dependencies and options of the demonstration's services. */
export interface DemoServicesOptions {
  /** The filled store, which the caller closes. */
  store: Store;
  geography: MapGeography;
  clock: Clock;
  /** True for pictures of one colour and empty maps, which take no time. False by default. */
  hasPlainPictures?: boolean;
  /** Folder of generated pictures and tiles. By default they stay in memory. */
  cacheFolder?: string;
  /** Maximum number of calls per second from one address to each service. No limit for 0, 1,000 by default. */
  rateLimit?: number;
  /** Count calls for the rate limits; those of this process's memory by default. */
  counters?: Counters | undefined;
  /** Options of the identity service. By default addresses below /idp/ answer 404. */
  identity?: Omit<IdentityOptions, 'store' | 'clock'>;
}

/** The demonstration's services by the first part of their paths, and the counts of its country for /health. */
export interface DemoServices {
  services: ReadonlyMap<string, Answer>;
  counts: Readonly<Record<string, number>>;
}

/** Creates the services of pictures, maps and, if requested, accounts. */
export function makeDemoServices(options: DemoServicesOptions): DemoServices {
  const { store, geography, clock, cacheFolder, rateLimit = 1000, counters, identity } = options;
  const isPlain = options.hasPlainPictures === true;
  const limited = (path: string) => ({ counters, limits: callsPerSecond(path, rateLimit) });
  const cacheIn = (name: string) =>
    cacheFolder === undefined ? {} : { cacheFolder: join(cacheFolder, name) };
  const images = makeImages({
    hasPicture: (mlsNumber, key) => hasPicture(store, mlsNumber, key),
    picturesOf: (mlsNumber) => picturesOf(store, mlsNumber),
    isPlain,
    ...cacheIn('images'),
    ...limited('/images/'),
  });
  const maps = makeMaps({ geography, isEmpty: isPlain, ...cacheIn('maps'), ...limited('/maps/') });
  const services = new Map<string, Answer>([
    ['images', (request, env) => images.fetch(request, env)],
    ['maps', (request, env) => maps.fetch(request, env)],
  ]);
  if (identity) {
    const accounts = makeIdentity({ store, clock, counters, ...identity });
    services.set('idp', (request, env) => accounts.fetch(request, env));
  }
  const { cities, neighbourhoods, streets } = geography;
  return {
    services,
    counts: { cities: cities.length, neighbourhoods: neighbourhoods.length, streets: streets.length },
  };
}
