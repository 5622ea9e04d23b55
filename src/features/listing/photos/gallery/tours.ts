import { tourHosts } from '#config/tourHosts.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { marketStage } from '#domain/listing/status.ts';
import { embedAddress } from '#domain/listing/tours.ts';

/** A virtual tour or a video tour of a home. */
export interface Tour {
  kind: 'tour' | 'video';
  /** The address of its own page. */
  link: string;
  /** The address that the gallery may embed; undefined if the link opens in a tab of its own. */
  embedded: string | undefined;
}

/** Returns the tours of a home on the market; none for other homes. */
export function toursOf(listing: Listing): Tour[] {
  if (marketStage(listing) !== 'onMarket') return [];
  const { virtualTourUrl, videoTourUrl } = listing.details;
  const tours = [
    { kind: 'tour' as const, link: virtualTourUrl },
    { kind: 'video' as const, link: videoTourUrl },
  ];
  return tours
    .filter(({ link }) => link !== '')
    .map((tour) => ({ ...tour, embedded: embedAddress(tour.link, tourHosts) }));
}
