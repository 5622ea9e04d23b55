/** The build's own files: those of every page beforehand, the others, pictures too, once they were needed. */
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { BASE_PATH } from '#domain/paths.ts';
import { builtFiles } from './builtFiles.ts';
import { answerBy, limitedTo, notingFailure, only } from './keeping.ts';
import { scope, type WorkEvent } from './scope.ts';

/** Files whose names carry a hash of what they hold. */
const HASHED = `${BASE_PATH}/assets/`;

const LATER = 'hp-code';

/** One of the product's own pictures in one of its widths; the folder is another after each change of a picture. */
const PICTURE = /\/assets\/brand-\w+\/([\w-]+)-\d+\.webp$/;

const pictureIn = ({ url }: Request): string | undefined => PICTURE.exec(url)?.[1];

/** The same picture in another width: the window may have been another when it was seen. */
async function otherWidth(request: Request): Promise<Response | undefined> {
  const name = pictureIn(request);
  if (name === undefined) return undefined;
  const cache = await caches.open(LATER);
  const kept = (await cache.keys()).find((each) => pictureIn(each) === name);
  return kept && cache.match(kept);
}

const later = new CacheFirst({
  cacheName: LATER,
  plugins: [only(200), limitedTo(250, 60).plugin, { handlerDidError: ({ request }) => otherWidth(request) }],
});

/** Answers for the build's files. They are fetched while the worker is installed, one after the other. */
export function serveCode(): void {
  addPlugins([notingFailure]);
  // A page's address is no file's: neither a slash nor a missing ending names one.
  precacheAndRoute([...builtFiles.kept], { directoryIndex: '', cleanURLs: false });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED),
    (asked) => answerBy(later, asked),
  );
}

/** Fetches the texts of a language where they are not part of the code; rejects where the network fails. */
export async function keepLanguage(event: WorkEvent, language: string): Promise<void> {
  if (language !== 'fr') return;
  for (const url of builtFiles.french) {
    await answerBy(later, { event, request: new Request(new URL(url, scope.location.href)) });
  }
}

/** Whether a page that began with this script is of this worker's build. */
export function isOfThisBuild(entry: string): boolean {
  return builtFiles.kept.some(({ url }) => new URL(url, scope.location.href).href === entry);
}
