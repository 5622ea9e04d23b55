import { join } from 'node:path';
import type { Answer } from '#server/http/answer.ts';
import type { Clock } from '#server/http/clock.ts';
import { callsASecond } from '#server/http/rateLimit.ts';
import type { Store } from '#server/store/store.ts';
import type { MapWorld } from './geography/mapWorld.ts';
import { type IdentityOptions, makeIdentity } from './identity/makeIdentity.ts';
import { hasPicture } from './images/hasPicture.ts';
import { makeImages } from './images/makeImages.ts';
import { makeMaps } from './maps/maps.ts';

/** What the demonstration's services are made of. */
export interface DemoServicesOptions {
  /** Filled; stays the caller's to close. */
  store: Store;
  geography: MapWorld;
  clock: Clock;
  /** Folder for pictures and tiles made before; without one they stay in memory. */
  cacheFolder?: string;
  /** Calls that one address may make in a second to each service, 0 for any number; 1,000 where missing. */
  rateLimit?: number;
  /** Without it there is nothing below /idp/. */
  identity?: Omit<IdentityOptions, 'store' | 'clock'>;
}

/** The demonstration's services by the first part of their paths, and what /health counts of its country. */
export interface DemoServices {
  services: ReadonlyMap<string, Answer>;
  counts: Readonly<Record<string, number>>;
}

/** Makes the services of pictures, maps and, where asked for, accounts. */
export function makeDemoServices(options: DemoServicesOptions): DemoServices {
  const { store, geography, clock, cacheFolder, rateLimit = 1000, identity } = options;
  const limited = (path: string) => ({ clock, limits: callsASecond(path, rateLimit) });
  const cacheIn = (name: string) =>
    cacheFolder === undefined ? {} : { cacheFolder: join(cacheFolder, name) };
  const images = makeImages({
    hasPicture: (mlsNumber, key) => hasPicture(store, mlsNumber, key),
    ...cacheIn('images'),
    ...limited('/images/'),
  });
  const maps = makeMaps({ geography, ...cacheIn('maps'), ...limited('/maps/') });
  const services = new Map<string, Answer>([
    ['images', (request, env) => images.fetch(request, env)],
    ['maps', (request, env) => maps.fetch(request, env)],
  ]);
  if (identity) {
    const accounts = makeIdentity({ store, clock, ...identity });
    services.set('idp', (request, env) => accounts.fetch(request, env));
  }
  const { cities, neighbourhoods, streets } = geography;
  return {
    services,
    counts: { cities: cities.length, neighbourhoods: neighbourhoods.length, streets: streets.length },
  };
}
