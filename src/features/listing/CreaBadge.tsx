import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useListingSourceQuery } from '#api/realty/sourceCalls.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { reportListingView } from '#platform/creaBeacon.ts';
import { useListingText } from './useListingText.ts';

interface CreaBadgeProps {
  listing: Listing;
  /** The feed's destination id. */
  destination: string;
}

/** 'Powered by REALTOR.ca', which links to the listing there, and the count of its views. CREA's rules require both. */
export function CreaBadge({ listing: { mlsNumber, boardId }, destination }: CreaBadgeProps) {
  const { t, locale } = useListingText();
  const language = locale === 'fr-CA' ? 'fr' : 'en';
  const { data: source } = useListingSourceQuery({ mlsNumber, boardId });
  const listingKey = source?.listingKey;
  useEffect(() => {
    if (listingKey) void reportListingView({ listingKey, destination, language });
  }, [listingKey, destination, language]);
  return (
    <Link
      href={source?.url ?? `https://www.realtor.ca/${language}`}
      target="_blank"
      rel="noopener"
      variant="body2"
      sx={{ justifySelf: 'start', display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {t('notice.poweredByRealtor')}
    </Link>
  );
}
