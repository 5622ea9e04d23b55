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
import { atMost, pictured } from './lead.ts';
import { loadEveryPage, loadPage } from './loadCode.ts';
import { sayWhereLost } from './sayLost.ts';

/**
 * Milliseconds that code waits at most for home's picture, or a page's own for a listing's first photo: less than a slow
 * line's round trip.
 */
const PICTURE_LEAD_MS = 400;
/** The same of all code for a listing's answer, which names the photo: what a slow line takes for it and the fonts. */
const LISTING_LEAD_MS = 150;

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
  void atMost(PICTURE_LEAD_MS, picture).then(() => {
    loadEveryPage(language);
    loadPage(name, language);
  });
} else {
  const photo = found?.kind === 'listing' ? askForListing(found) : undefined;
  if (photo) {
    // The code is ten times as large: beside it on the line both would come with its last bytes, and it no sooner.
    void atMost(LISTING_LEAD_MS, photo).then(() => loadEveryPage(language));
    void photo
      .then((image) => image && atMost(PICTURE_LEAD_MS, pictured(image)))
      .then(() => loadPage(name, language));
  } else {
    loadEveryPage(language);
    if (view) askForMarket(view);
    loadPage(name, language);
  }
}
