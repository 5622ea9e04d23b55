import { Link } from 'react-router';
import { preApprovalTarget, showsOwnPreApproval } from '#config/mortgageLinks.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { isGone } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useListingText } from './useListingText.ts';

/**
 * 'Get Pre-approved' for a home that can be bought. Links to the mortgage site contain the MLS number.
 */
export function PreApprovalLinks({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const { mlsNumber, boardId } = listing;
  const target = preApprovalTarget();
  const own = `${paths.preApproval()}?${new URLSearchParams({ mls: mlsNumber, board: String(boardId) })}`;
  if (listing.type === 'lease' || isGone(listing)) return null;
  return (
    <>
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
