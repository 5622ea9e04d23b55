import type { ReactNode } from 'react';
import { brand } from '../../config/brand.ts';
import type { Listing } from '../../domain/listing.ts';
import { Button } from '../../ui/Button.tsx';
import { useListingText } from './useListingText.ts';

interface ContactActionsProps {
  listing: Listing;
  /** 'Get More Details': how to ask the realtor. */
  moreDetails: ReactNode;
}

/** 'Get More Details' and 'Get Pre-approved': the two ways on. Mortgage links go out by MLS number (L7). */
export function ContactActions({ listing, moreDetails }: ContactActionsProps) {
  const { t } = useListingText();
  const preApproval = `${brand.links.preApproval}?mls=${encodeURIComponent(listing.mlsNumber)}`;
  return (
    <>
      {moreDetails}
      <Button
        variant="outlined"
        href={preApproval}
        target="_blank"
        rel="noopener"
        aria-label={`${t('actions.preApproved')} (${t('actions.newTab')})`}
      >
        {t('actions.preApproved')}
      </Button>
    </>
  );
}
