/**
 * What the page does first of all, as text of the page itself: sets the colour scheme, asks for the code of the very
 * page beside the code of every page, and asks the service for what it shows.
 */
import { BASE_PATH, parseDetail } from '../domain/paths.ts';
import { setColourScheme } from './colourScheme.ts';
import { askForListing } from './firstListing.ts';
import { loadEveryPage, loadPage } from './loadCode.ts';

setColourScheme();
const [name = '', ...rest] = window.location.pathname
  .slice(BASE_PATH.length)
  .split('/')
  .filter(Boolean)
  .map(decodeURIComponent);

const found = name === 'detail' ? parseDetail(rest) : undefined;
const listing = found?.kind === 'listing' ? askForListing(found) : undefined;
loadEveryPage();
// On a slow line everything at once is everything late: the listing, and with it the address of its photo, comes
// before the page's own code, which is there in time for all that.
if (listing) void listing.finally(() => loadPage(name));
else loadPage(name);
