import { SCRUBBED, type WireListing } from '#api/realty/contract.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import { placeName } from '#domain/listing/slug.ts';
import type { MarketFilters } from '#domain/market/market.ts';
import { marketStart } from '#domain/market/marketWindow.ts';
import { deviceText } from '#platform/storage/storage.ts';
import { addresses, IN_PATH } from './addresses.ts';
import { requestPicture } from './coverPicture.ts';
import { requestEarly } from './earlyAnswers.ts';

/**
 * Sends a request before the app's code is loaded. The app repeats a failed one and reports it.
 * @returns undefined for a customer, whose answer differs: the store sends the request with the token
 */
function requestAsVisitor(url: string, headers: Record<string, string> = {}): Promise<Response> | undefined {
  if (/(?:^|; )activeSession=true/.test(document.cookie)) return undefined;
  return requestEarly(url, headers);
}

/** Writes values into an address's query, and removes parameters without a value. */
function withQuery(address: string, values: Record<string, string | number | undefined>): string {
  const url = new URL(address, window.location.origin);
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, String(value));
    else url.searchParams.delete(name);
  }
  return url.href;
}

const inPath = (address: string, value: string): string => address.replaceAll(IN_PATH, value);

/** The first picture of an early answer, which may still be loading; undefined if there is none. Never rejects. */
export type CoverPicture = Promise<HTMLImageElement | undefined>;

/** A listing of the service's answer, as far as it is read here. */
type EarlyListing = Pick<WireListing, 'images' | 'listPrice'> | undefined;

/** Requests the first picture of a listing or, in a list, the scene that its card shows without one. */
async function pictureOf(answer: Promise<Response>, isList = false): CoverPicture {
  try {
    const response = await answer;
    if (!response.ok) return undefined;
    const json = (await response.clone().json()) as EarlyListing & { listings?: EarlyListing[] }; // the service's own
    // A list begins with the homes that a visitor may see.
    const listing = isList ? json.listings?.find((one) => one?.listPrice !== SCRUBBED) : json;
    const image = listing?.images?.[0];
    if (image) {
      const key = image.split('/').map(encodeURIComponent).join('/');
      const { picture, cardSizes, photoSizes } = addresses;
      const [src, srcSet] = [inPath(picture.src, key), inPath(picture.srcSet, key)];
      return requestPicture({ src, srcSet, sizes: isList ? cardSizes : photoSizes });
    }
    return isList && listing ? requestPicture(addresses.placeholder) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Requests the first page of a place's list, and its first picture as soon as the answer names it.
 * @param names segments of the path behind /list, decoded
 * @param query of the address: with one, the page reads it and sends its own request
 * @returns undefined if nothing was requested
 */
export function requestList(names: readonly string[], query: string): CoverPicture | undefined {
  if (names.length === 0 || query !== '') return undefined;
  const [state, city, neighborhood] = names.map(placeName);
  // The page leaves out the hidden homes too. It has stored this parameter as JSON (src/store/homeMarks.ts).
  const hide = (deviceText('hide') ?? '').slice(1, -1);
  const answer = requestAsVisitor(withQuery(addresses.list, { state, city, neighborhood }) + hide);
  return answer && pictureOf(answer, true);
}

/**
 * Requests a listing, and its first photo as soon as the answer names it.
 * @returns undefined if nothing was requested
 */
export function requestListing({ mlsNumber, boardId }: ListingId): CoverPicture | undefined {
  const url = inPath(addresses.listing, encodeURIComponent(mlsNumber));
  const answer = requestAsVisitor(url, { 'board-id': String(boardId) });
  return answer && pictureOf(answer);
}

/** Requests the figures of the trends page's city; the page requests those of the compared cities. */
export function requestMarket(filters: MarketFilters): void {
  const since = marketStart(filters, new Date());
  const { city, state, neighborhood, maxBeds } = filters;
  const place = { city, state, neighborhood, maxBeds };
  const sales = withQuery(addresses.sales, { ...place, minSoldDate: since });
  const listed = withQuery(addresses.listed, { ...place, minListDate: since });
  for (const url of [sales, listed]) requestAsVisitor(url)?.catch(() => undefined);
}
