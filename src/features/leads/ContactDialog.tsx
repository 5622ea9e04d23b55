import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { type Listing, listingKey, placeLine, streetLine } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, withPlace, withType } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { FrozenWhileClosing } from '#ui/FrozenWhileClosing.tsx';
import { LeadPhoneField } from './fields/LeadPhoneField.tsx';
import { MessageField } from './fields/MessageField.tsx';
import { TextField } from './fields/TextField.tsx';
import { LeadFormLayout } from './form/LeadFormLayout.tsx';
import { LeadThanks } from './form/LeadThanks.tsx';
import { CONTACT_FIELDS } from './form/leadFields.ts';
import { listingLead } from './form/payloads.ts';
import { useAccountValues } from './form/useAccountValues.ts';
import { type LeadFormState, type LeadOutcome, useLeadForm } from './form/useLeadForm.ts';

interface ContactThanksProps {
  outcome: LeadOutcome;
  listing: Listing;
  onClose: () => void;
}

/** Shown after a lead about a listing: back to it, or to other listings in its city. */
function ContactThanks({ outcome, listing, onClose }: ContactThanksProps) {
  const { t, i18n } = useTranslation('leads');
  const { city, state } = listing.address;
  const address = streetLine(listing.address, localeOf(i18n.language));
  return (
    <LeadThanks
      outcome={outcome}
      heading={t('contact.thanks', { name: outcome.values.first })}
      text={t('contact.thanksNext', { address: address || t('contact.thisHome') })}
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

/** The fields of a lead about a listing. */
export function ContactForm({ lead }: { lead: LeadFormState }) {
  const { t } = useTranslation('leads');
  useAccountValues(lead);
  return (
    <LeadFormLayout lead={lead} label={t('contact.title')} send={t('contact.send')}>
      <FieldPair>
        <TextField lead={lead} field="first" autoComplete="given-name" />
        <TextField lead={lead} field="last" autoComplete="family-name" />
      </FieldPair>
      <TextField lead={lead} field="email" type="email" autoComplete="email" />
      <LeadPhoneField lead={lead} withCountry />
      <MessageField lead={lead} placeholder={t('messagePlaceholder')} />
    </LeadFormLayout>
  );
}

interface ContactDialogProps {
  listing: Listing;
  open: boolean;
  onClose: () => void;
}

/**
 * Writes to a realtor about a listing. It stays mounted while it is closed, so that typed values are still there when
 * it opens.
 */
export function ContactDialog({ listing, open, onClose }: ContactDialogProps) {
  const { t, i18n } = useTranslation('leads');
  const lead = useLeadForm(listingKey(listing), CONTACT_FIELDS, (values) => listingLead(listing, values), {
    about: listingKey(listing),
  });
  const { outcome } = lead;
  const street = streetLine(listing.address, localeOf(i18n.language));
  const about = [street, placeLine(listing.address)].filter(Boolean).join(', ');
  return (
    <DialogLayout
      title={t('contact.title')}
      open={open}
      onClose={onClose}
      closeLabel={t('contact.close')}
      onExited={lead.startAgain}
      isForm
      maxWidth="sm"
    >
      {about && (
        <Typography color="textSecondary" sx={{ mb: 5 }}>
          {about}
        </Typography>
      )}
      <div role="status">
        {outcome && <ContactThanks outcome={outcome} listing={listing} onClose={onClose} />}
      </div>
      {!outcome && (
        <FrozenWhileClosing open={open}>
          <ContactForm lead={lead} />
        </FrozenWhileClosing>
      )}
    </DialogLayout>
  );
}
