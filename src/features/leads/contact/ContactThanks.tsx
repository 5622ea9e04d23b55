import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, withPlace, withType } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import type { LeadOutcome } from '../form/useLeadForm.ts';
import { LeadThanks } from '../outcome/LeadThanks.tsx';

interface ContactThanksProps {
  outcome: LeadOutcome;
  listing: Listing;
  onClose: () => void;
}

/** After a lead about a listing: back to it, or on to others in its city. */
export function ContactThanks({ outcome, listing, onClose }: ContactThanksProps) {
  const { t } = useTranslation('leads');
  const { city, state } = listing.address;
  return (
    <LeadThanks
      outcome={outcome}
      heading={t('contact.thanks', { name: outcome.values.first })}
      text={t('contact.thanksNext', { address: streetLine(listing.address) || t('contact.thisHome') })}
    >
      <Button variant="contained" onClick={onClose}>
        {t('contact.back')}
      </Button>
      {city && state && (
        <Button
          variant="outlined"
          component={Link}
          to={paths.list(withPlace(withType(DEFAULT_SEARCH, listing.type), { city, state }))}
          onClick={onClose}
        >
          {t('contact.more', { city })}
        </Button>
      )}
    </LeadThanks>
  );
}
