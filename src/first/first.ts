/**
 * What the page does before its code is there, as text of the page itself: sets the colour scheme, paints the frame,
 * and asks for what the address shows and for its code. On a slow line everything at once is everything late, so
 * what is seen goes before what makes it work.
 */

import { parseTrends } from '#domain/market/trendsUrl.ts';
import { BASE_PATH, parseDetail } from '#domain/paths.ts';
import { startLanguage } from '#platform/storage/startLanguage.ts';
import { guardSinks } from '#platform/trusted/defaultPolicy.ts';
import { setColourScheme } from './colourScheme.ts';
import { drawFrame } from './drawFrame.ts';
import { askForList } from './firstList.ts';
import { askForListing } from './firstListing.ts';
import { askForMarket } from './firstMarket.ts';
import { atMost, pictured } from './lead.ts';
import { loadEveryPage, loadPage } from './loadCode.ts';
import { sayWhereLost } from './sayLost.ts';

/**
 * Milliseconds that code waits at most for home's picture, or a page's own for the first photo of a listing or a list:
 * less than a slow line's round trip.
 */
const PICTURE_LEAD_MS = 400;
/** The same of all code for the answer that names the photo: what a slow line takes for it and the fonts. */
const ANSWER_LEAD_MS = 150;

const names = window.location.pathname
  .slice(BASE_PATH.length)
  .split('/')
  .filter(Boolean)
  .map(decodeURIComponent);
const [name = '', ...rest] = names;
const language = startLanguage();

guardSinks();
setColourScheme();
sayWhereLost(language);
const found = name === 'detail' ? parseDetail(rest) : undefined;
const view = name === 'trends' ? parseTrends(new URLSearchParams(window.location.search)) : undefined;
const { picture } = drawFrame(names, language, view?.city);

/** What a listing's page or a list shows, asked for; undefined where nothing is. */
function firstPhoto(): Promise<HTMLImageElement | undefined> | undefined {
  if (found?.kind === 'listing') return askForListing(found);
  return name === 'list' ? askForList(rest, window.location.search) : undefined;
}

if (picture) {
  void atMost(PICTURE_LEAD_MS, picture).then(() => {
    loadEveryPage(language);
    loadPage(names, language);
  });
} else {
  const photo = firstPhoto();
  if (photo) {
    // The code is ten times as large: beside it on the line both would come with its last bytes, and it no sooner.
    void atMost(ANSWER_LEAD_MS, photo).then(() => loadEveryPage(language));
    void photo
      .then((image) => image && atMost(PICTURE_LEAD_MS, pictured(image)))
      .then(() => loadPage(names, language));
  } else {
    loadEveryPage(language);
    if (view) askForMarket(view);
    loadPage(names, language);
  }
}
