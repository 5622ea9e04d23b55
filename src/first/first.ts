/**
 * What the page does before its code is there, as text of the page itself: the code of the very page is asked for
 * beside the code of every page, what it shows is asked of the service, and the frame is painted.
 */
import { BASE_PATH, parseDetail } from '../domain/paths.ts';
import { drawFrame } from './drawFrame.ts';
import { askForListing } from './firstListing.ts';
import { loadPage } from './loadPage.ts';

const [name = '', ...rest] = window.location.pathname
  .slice(BASE_PATH.length)
  .split('/')
  .filter(Boolean)
  .map(decodeURIComponent);

loadPage(name);
const frame = drawFrame(name);
if (name === 'detail') {
  const found = parseDetail(rest);
  if (found.kind === 'listing') askForListing(found, frame);
}
