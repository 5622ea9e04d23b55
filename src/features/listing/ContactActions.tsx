import { Link } from 'react-router';
import { brand } from '../../config/brand.ts';
import type { Listing } from '../../domain/listing.ts';
import { paths } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useListingText } from './useListingText.ts';

/** 'Get More Details' and 'Get Pre-approved': the two ways on. Mortgage links go out by MLS number (L7). */
export function ContactActions({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const preApproval = `${brand.links.preApproval}?mls=${encodeURIComponent(listing.mlsNumber)}`;
  return (
    <>
      <Button variant="contained" component={Link} to={paths.contact()}>
        {t('actions.moreDetails')}
      </Button>
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
