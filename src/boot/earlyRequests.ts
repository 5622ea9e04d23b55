import { cardPicture, firstPhoto } from '#api/images.ts';
import { type ListingId, listingCall, listingUrl } from '#api/realty/listingCall.ts';
import { marketCallPaths } from '#api/realty/marketCallPaths.ts';
import { serviceAddresses } from '#config/environment.ts';
import { placeName } from '#domain/listing/slug.ts';
import type { TrendsView } from '#domain/market/trendsUrl.ts';
import { askEarly } from './earlyAnswers.ts';
import { showPicture } from './firstPicture.ts';
import { plainListUrl } from './plainListUrl.ts';

/**
 * Sends a request before the app's code is there. The app repeats a failed one and reports it.
 * @returns undefined for a customer, whose answer differs: the store sends the request with the token
 */
function askAsVisitor(url: string, headers: Record<string, string> = {}): Promise<Response> | undefined {
  if (/(?:^|; )activeSession=true/.test(document.cookie)) return undefined;
  return askEarly(url, headers);
}

/** The JSON of a successful answer; the app reads the answer itself. The caller checks the form. */
const jsonOf = async (answer: Response): Promise<unknown> =>
  answer.ok ? await answer.clone().json() : undefined;

/** The first image key of a listing; undefined without one, or where a visitor may not see it. */
function firstKey(listing: unknown): string | undefined {
  const { images } = (listing ?? {}) as { images?: unknown }; // checked as it is read
  const [key] = Array.isArray(images) ? images : [];
  return typeof key === 'string' ? key : undefined;
}

/** What an early request brings: the first picture, which may still be loading; undefined if there is none. */
type FirstPicture = Promise<HTMLImageElement | undefined>;

/**
 * Requests the first page of a place's list, and its first picture as soon as the answer names it.
 * @param names segments of the path behind /list, decoded
 * @param query of the address: with one, the page reads it and sends its own request
 * @returns never rejected; undefined if nothing was requested
 */
export function requestList(names: readonly string[], query: string): FirstPicture | undefined {
  if (names.length === 0 || query !== '') return undefined;
  const [state, city, neighborhood] = names.map(placeName);
  return askAsVisitor(plainListUrl({ state, city, neighborhood }))
    ?.then(jsonOf)
    .then((answer) => {
      const key = firstKey((answer as { listings?: unknown[] } | undefined)?.listings?.[0]); // checked as it is read
      return key === undefined ? undefined : showPicture(cardPicture(key));
    })
    .catch(() => undefined);
}

/**
 * Requests a listing, and its first photo as soon as the answer names it.
 * @returns never rejected; undefined if nothing was requested
 */
export function requestListing(id: ListingId): FirstPicture | undefined {
  return askAsVisitor(listingUrl(id), listingCall(id).headers)
    ?.then(jsonOf)
    .then((listing) => {
      const key = firstKey(listing);
      return key === undefined ? undefined : showPicture(firstPhoto(key));
    })
    .catch(() => undefined);
}

/** Requests the figures of the trends page's city; the page requests those of the compared cities. */
export function requestMarket(view: TrendsView): void {
  for (const path of Object.values(marketCallPaths(view, new Date()))) {
    askAsVisitor(serviceAddresses.realtyUrl + path)?.catch(() => undefined);
  }
}
