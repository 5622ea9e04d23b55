import { useListingHead } from './useListingHead.ts';
import type { ListingPageState } from './useListingPage.ts';

/** The page's head as a part of its own: what it says of a listing is put together after the page was first drawn. */
export function ListingHead({ page }: { page: ListingPageState }) {
  useListingHead(page);
  return null;
}
