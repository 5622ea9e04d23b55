/** Offline copies of listings' pictures and of maps. */
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { environment } from '#config/environment.ts';
import { PICTURES_CACHE } from '#config/offline.ts';
import { NetworkOrCopy } from './networkOrCopy.ts';
import { limitCopies, runStrategy, storeStatuses } from './offlineCopies.ts';
import { scope } from './scope.ts';
import { onlyThisSession } from './session.ts';

const below = (address: string): string => new URL(`${address}/`, scope.location.href).href;

const images = below(environment.imagesUrl);
const maps = environment.mapsUrl && below(environment.mapsUrl);

/** True for addresses of the maps service, if there is one. */
const isOfMaps = (href: string, path = ''): boolean => maps !== '' && href.startsWith(maps + path);

/** The limits of pictures. */
export const picturesLimit = limitCopies(300, 30);

/** Handles pictures and the map's tiles and styles. */
export function servePictures(): void {
  const pictures = new CacheFirst({
    cacheName: PICTURES_CACHE,
    plugins: [
      storeStatuses(200),
      onlyThisSession,
      picturesLimit.plugin,
      {
        // The size of the window may have changed since: any size is better than none.
        handlerDidError: async ({ request }) =>
          caches.match(request, { cacheName: PICTURES_CACHE, ignoreSearch: !isOfMaps(request.url) }),
      },
    ],
  });
  const tiles = new CacheFirst({
    cacheName: 'hp-tiles',
    // An empty tile is an answer without content.
    plugins: [storeStatuses(200, 204), limitCopies(600, 30).plugin],
  });
  const styles = new NetworkOrCopy({
    cacheName: 'hp-styles',
    plugins: [storeStatuses(200), limitCopies(12, 30).plugin],
  });
  registerRoute(
    ({ url: { href } }) => href.startsWith(images) || isOfMaps(href, 'static'),
    (options) => runStrategy(pictures, options),
  );
  registerRoute(
    // With their version in the address, tiles never change.
    ({ url: { href, searchParams } }) => isOfMaps(href) && searchParams.has('v'),
    (options) => runStrategy(tiles, options),
  );
  registerRoute(
    ({ url: { href } }) => isOfMaps(href, 'styles/'),
    (options) => runStrategy(styles, options),
  );
}
