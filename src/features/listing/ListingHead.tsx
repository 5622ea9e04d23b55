import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { listingHead, listingTitle, missingListingTitle } from '#components/heads/listingHead.ts';
import { languageOf } from '#i18n/languages.ts';
import type { ListingPageState } from './useListingPage.ts';
import { useListingText } from './useListingText.ts';

/** A component for the page's head, so that its data are put together after the first render of the page. */
export function ListingHead({ page }: { page: ListingPageState }) {
  useListingHead(page);
  return null;
}

/**
 * Sets the page's title, and its tags for search engines and networks. A restricted listing's title is its MLS number;
 * it has no tags, and neither has a failed or incomplete listing.
 */
export function useListingHead(state: ListingPageState): void {
  const { t } = useListingText();
  const { t: card, i18n } = useTranslation('card');
  const language = languageOf(i18n.language);
  const known = state.status === 'loaded' ? listingTitle(state.listing, { t }, language) : '';
  const title = state.status === 'failed' ? missingListingTitle(t) : known;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const openListing =
    state.status === 'loaded' && state.complete && !state.listing.restricted ? state.listing : null;
  // The data for other programs can wait until the page is painted.
  const listing = useDeferredValue(openListing, null) ?? undefined;
  useDocumentHead(
    listing && listingHead(listing, { t, card }, { origin: globalThis.location.origin, language }),
  );
}
