import type { ListingId } from './listingId.ts';

/**
 * Returns the path of a home's picture for networks, 1200 by 630 pixels with its first photo, price and address. For a
 * restricted home, and one without a photo, the address leads to the brand's picture.
 */
export const shareCardUrl = ({ mlsNumber, boardId }: ListingId, language: 'en' | 'fr'): string =>
  `/images/share/${boardId}-${encodeURIComponent(mlsNumber)}/${language}.jpg`;
