/**
 * What the page does before its code is there, as text of the page itself: sets the colour scheme, paints the frame,
 * and asks for what the address shows and for its code. On a slow line everything at once is everything late, so
 * what is seen goes before what makes it work.
 */
import { BASE_PATH, parseDetail } from '../domain/paths.ts';
import { parseTrends } from '../domain/trendsUrl.ts';
import { startLanguage } from '../platform/storage/startLanguage.ts';
import { guardSinks } from '../platform/trusted/defaultPolicy.ts';
import { setColourScheme } from './colourScheme.ts';
import { drawFrame } from './drawFrame.ts';
import { askForListing } from './firstListing.ts';
import { askForMarket } from './firstMarket.ts';
import { loadEveryPage, loadPage } from './loadCode.ts';
import { sayWhereLost } from './sayLost.ts';

/** Milliseconds that the code waits for home's picture at most: less than a slow line's round trip. */
const PICTURE_LEAD_MS = 400;

const [name = '', ...rest] = window.location.pathname
  .slice(BASE_PATH.length)
  .split('/')
  .filter(Boolean)
  .map(decodeURIComponent);
const language = startLanguage();

guardSinks();
setColourScheme();
sayWhereLost(language);
const found = name === 'detail' ? parseDetail(rest) : undefined;
const view = name === 'trends' ? parseTrends(new URLSearchParams(window.location.search)) : undefined;
const { picture } = drawFrame(name, language, view?.city);

if (picture) {
  const wait = new Promise((resolve) => setTimeout(resolve, PICTURE_LEAD_MS));
  void Promise.race([picture, wait]).then(() => {
    loadEveryPage(language);
    loadPage(name, language);
  });
} else {
  const listing = found?.kind === 'listing' ? askForListing(found) : undefined;
  loadEveryPage(language);
  if (view) askForMarket(view);
  // The listing names its photo: both are on their way before the page's own code, which still comes in time.
  void (listing ?? Promise.resolve()).then(() => loadPage(name, language));
}
