import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { preApprovalTarget, showsOwnPreApproval } from '#config/mortgageLinks.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { isGone } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useListingText } from './useListingText.ts';

interface ContactActionsProps {
  listing: Listing;
  /** 'Get More Details': the button that writes to the realtor. */
  moreDetails: ReactNode;
}

/**
 * 'Get More Details' and, for a home that can be bought, 'Get Pre-approved'. Links to the mortgage site contain the MLS number.
 */
export function ContactActions({ listing, moreDetails }: ContactActionsProps) {
  const { t } = useListingText();
  const { mlsNumber, boardId } = listing;
  const target = preApprovalTarget();
  const own = `${paths.preApproval()}?${new URLSearchParams({ mls: mlsNumber, board: String(boardId) })}`;
  if (listing.type === 'lease' || isGone(listing)) return moreDetails;
  return (
    <>
      {moreDetails}
      {'href' in target && (
        <Button
          variant="outlined"
          href={`${target.href}?mls=${encodeURIComponent(mlsNumber)}`}
          target="_blank"
          rel="noopener"
          aria-label={`${t('actions.preApproved')} (${t('actions.newTab')})`}
        >
          {t('actions.preApproved')}
        </Button>
      )}
      {showsOwnPreApproval() && (
        <Button variant="outlined" component={Link} to={own}>
          {t('href' in target ? 'actions.preApprovedHere' : 'actions.preApproved')}
        </Button>
      )}
    </>
  );
}
