import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '#api/images.ts';
import { pageUrl } from '#components/document-head/pageUrl.ts';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { brand } from '#config/brand.ts';
import { bedroomsOf, type Listing, placeLine, rentPeriod, streetLine } from '#domain/listing/listing.ts';
import { isGone, marketStage, statusText } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { listingData } from './listingData.ts';
import type { ListingPageState } from './useListingPage.ts';
import { useListingText } from './useListingText.ts';

/** Whole addresses of pictures that search engines may show. */
const PICTURES = 5;

function useTitle(state: ListingPageState): string {
  const { t } = useListingText();
  if (state.status === 'loading') return '';
  if (state.status === 'failed') return t('titleFailed', { brand: brand.name });
  const { address, restricted, mlsNumber } = state.listing;
  if (restricted) return t('titleRestricted', { mlsNumber, brand: brand.name });
  const where = [streetLine(address), placeLine(address)].filter(Boolean).join(', ');
  return t('title', { address: where, brand: brand.name });
}

/** One sentence on the listing for who finds its link. */
function useDescription(): (listing: Listing) => string {
  const { t, price } = useListingText();
  const { t: card } = useTranslation('card');
  return (listing) => {
    const { type, address, listPrice, details } = listing;
    const rooms = bedroomsOf(listing);
    const beds =
      rooms === 'studio' ? t('counts.studio') : rooms && t('description.beds', { count: rooms.beds });
    const hasCosts = type === 'sale' && !isGone(listing);
    const said = {
      where: [streetLine(address), placeLine(address)].filter(Boolean).join(', '),
      counts: [beds ? `${beds}.` : '', t(hasCosts ? 'description.tail' : 'description.tailPlain')]
        .filter(Boolean)
        .join(' '),
    };
    const status = statusText(listing, card);
    if (listPrice === null || marketStage(listing) !== 'onMarket') {
      return status === '' ? t('description.other', said) : t('description.status', { ...said, status });
    }
    if (type === 'sale') return t('description.sale', { ...said, price: price(listPrice) });
    const period = t(rentPeriod(details) === 'week' ? 'price.perWeek' : 'price.perMonth');
    return t('description.lease', { ...said, price: `${price(listPrice)} ${period}` });
  };
}

/**
 * The page's title, and what it tells search engines and networks. A restricted listing's title is its MLS number,
 * and of it, of a failure and of half an answer nothing else is told.
 */
export function useListingHead(state: ListingPageState): void {
  const title = useTitle(state);
  const describe = useDescription();
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const told =
    state.status === 'loaded' && state.complete && !state.listing.restricted ? state.listing : null;
  // What other programs read can wait until the visitor sees the page.
  const listing = useDeferredValue(told, null) ?? undefined;
  const pictures = listing?.images.slice(0, PICTURES).map((key) => imageUrl(key, 'large')) ?? [];
  const whole = pictures.map((address) => new URL(address, globalThis.location.origin).href);
  const path = listing ? paths.detail(listing) : '';
  useDocumentHead(
    listing && {
      title,
      description: describe(listing),
      path,
      ...(whole[0] && { image: whole[0] }),
      data: listingData(listing, pageUrl(path), whole),
    },
  );
}
