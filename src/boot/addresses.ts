/**
 * Addresses that the boot script requests, made by the app's own functions. The build runs this module and writes its
 * result into the boot script (build/bootScript.ts), which therefore contains none of those functions.
 */
import { cardPicture, coverPhoto, placeholderPicture } from '#api/images.ts';
import { listingUrl } from '#api/realty/listingCall.ts';
import { marketCallPaths } from '#api/realty/marketCallPaths.ts';
import { serviceAddresses } from '#config/environment.ts';
import { DEFAULT_MARKET_FILTERS } from '#domain/market/market.ts';
import { plainListUrl } from './plainListUrl.ts';

/** Placeholder for an MLS number or a picture's key in a path. */
export const IN_PATH = '-in-path-';

/** A card's picture has the same addresses. */
const { src, srcSet, sizes: photoSizes } = coverPhoto(IN_PATH);
const market = marketCallPaths({ ...DEFAULT_MARKET_FILTERS, neighborhood: '-' }, new Date(0));

/** With example values in the query, or IN_PATH in the path. */
export const addresses = {
  list: plainListUrl({ state: '-', city: '-', neighborhood: '-' }),
  listing: listingUrl({ mlsNumber: IN_PATH, boardId: 0 }),
  sales: serviceAddresses.realtyUrl + market.sales,
  listed: serviceAddresses.realtyUrl + market.listed,
  picture: { src, srcSet },
  placeholder: placeholderPicture(),
  cardSizes: cardPicture(IN_PATH).sizes,
  photoSizes,
};
