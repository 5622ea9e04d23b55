/** The build's files: those of every page are stored beforehand, the others, and pictures, with their first use. */
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { BASE_PATH } from '#domain/paths.ts';
import { builtFiles } from './builtFiles.ts';
import { failureRecorder, limitCopies, runStrategy, storeStatuses } from './offlineCopies.ts';
import { scope, type WorkEvent } from './scope.ts';

/** Folder of files with a hash of their content in their names. */
const HASHED = `${BASE_PATH}/assets/`;

const CODE_CACHE = 'hp-code';

/** One of the product's own pictures in one of its widths; the folder's name changes with every change of a picture. */
const PICTURE = /\/assets\/brand-\w+\/([\w-]+)-\d+\.webp$/;

const pictureIn = ({ url }: Request): string | undefined => PICTURE.exec(url)?.[1];

/** Returns the same picture in another width: the size of the window may have changed. */
async function otherWidth(request: Request): Promise<Response | undefined> {
  const name = pictureIn(request);
  if (name === undefined) return undefined;
  const cache = await caches.open(CODE_CACHE);
  const same = (await cache.keys()).find((each) => pictureIn(each) === name);
  return same && cache.match(same);
}

const codeOnFirstUse = new CacheFirst({
  cacheName: CODE_CACHE,
  plugins: [
    storeStatuses(200),
    limitCopies(250, 60).plugin,
    { handlerDidError: ({ request }) => otherWidth(request) },
  ],
});

/** Handles requests for the build's files, which are fetched one after the other while the worker is installed. */
export function serveCode(): void {
  addPlugins([failureRecorder]);
  // A page's address is not a file's, even with a slash at its end or without an ending.
  precacheAndRoute([...builtFiles.precached], { directoryIndex: '', cleanURLs: false });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED),
    (options) => runStrategy(codeOnFirstUse, options),
  );
}

/** Stores the texts of a language if they are not part of the code; rejects if the network fails. */
export async function cacheLanguage(event: WorkEvent, language: string): Promise<void> {
  if (language !== 'fr') return;
  for (const url of builtFiles.french) {
    await runStrategy(codeOnFirstUse, { event, request: new Request(new URL(url, scope.location.href)) });
  }
}

/** True if a page that began with this script is of this worker's build. */
export function isOfThisBuild(entry: string): boolean {
  return builtFiles.precached.some(({ url }) => new URL(url, scope.location.href).href === entry);
}
