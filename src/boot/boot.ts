/**
 * The page's work before the app's code is loaded; the build writes this into the page as an inline script
 * (README.md). On a slow connection parallel requests all complete late, so the visible content is requested before the
 * code.
 */

import { parseMarketFilters } from '#domain/market/trendsUrl.ts';
import { BASE_PATH, parseListing } from '#domain/paths.ts';
import { startLanguage } from '#platform/storage/startLanguage.ts';
import { deviceText } from '#platform/storage/storage.ts';
import { guardSinks } from '#platform/trusted/defaultPolicy.ts';
import { pictureSettled } from './coverPicture.ts';
import { preloadEveryPage, preloadPage } from './preloadCode.ts';
import { reportBootFailure } from './reportBootFailure.ts';
import { showSkeleton } from './showSkeleton.ts';

/**
 * Maximum milliseconds that code waits for home's picture, or for the first photo of a listing or a list: less than a
 * round trip on a slow connection. Code that is requested then arrives after the photo, and the connection does not rest.
 */
const PICTURE_WAIT_MS = 400;
/**
 * Maximum milliseconds that all code waits for the answer that names the photo: the time that a slow connection takes
 * for it and the fonts.
 */
const ANSWER_WAIT_MS = 150;
/** Maximum milliseconds that code waits for the first frame of a page without a picture. Hidden pages have no frames. */
const FRAME_WAIT_MS = 100;

/** Waits for a promise, up to a maximum of milliseconds. Resolves to undefined after that. */
const withTimeout = <Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))]);

/** Resolves after the next frame. The requests for the code take processor time, so the skeleton is painted before them. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Sets the colour scheme before the first paint. Key and attribute are those of src/app/App.tsx and src/ui/theme.ts.
 */
function setColourScheme(): void {
  const mode = deviceText('color-scheme');
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
}

const names = window.location.pathname
  .slice(BASE_PATH.length)
  .split('/')
  .filter(Boolean)
  .map(decodeURIComponent);
const [name, ...rest] = names;
const query = window.location.search;
const language = startLanguage();

guardSinks();
setColourScheme();
reportBootFailure(language);
const listing = name === 'detail' ? parseListing(rest) : undefined;
const market = name === 'trends' ? parseMarketFilters(new URLSearchParams(query)) : undefined;
const picture = showSkeleton({ names, query, city: market?.city }, language);

/** The first picture of a listing or a list, or that of the skeleton; null or undefined without one. */
const first = Promise.resolve(globalThis.requestFirst?.({ names, query, listing, market }) ?? picture);
const settled = first.then((image) =>
  image ? withTimeout(PICTURE_WAIT_MS, pictureSettled(image)) : withTimeout(FRAME_WAIT_MS, painted()),
);
// The code is ten times as large as an answer or a picture. In parallel these would complete only with the last bytes of the
// code, and the code no sooner.
void withTimeout(ANSWER_WAIT_MS, first)
  .then((image) => (image === undefined ? undefined : settled))
  .then(() => preloadEveryPage(language));
void settled.then(() => preloadPage(names, language));
