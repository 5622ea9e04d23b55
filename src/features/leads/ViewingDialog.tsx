import '#components/viewings/viewingsTexts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { offeredWish, ViewingWishFields } from '#components/viewings/ViewingWishFields.tsx';
import { closedDays } from '#config/closedDays.ts';
import { timeZoneOf } from '#domain/geo/timeZones.ts';
import { type Listing, listingKey, placeLine, streetLine } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { openDays } from '#domain/viewingDays.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppSelector } from '#store/hooks.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import { FrozenWhileClosing } from '#ui/FrozenWhileClosing.tsx';
import { LeadPhoneField } from './fields/LeadPhoneField.tsx';
import { MessageField } from './fields/MessageField.tsx';
import { TextField } from './fields/TextField.tsx';
import { LeadFormLayout } from './form/LeadFormLayout.tsx';
import { LeadThanks } from './form/LeadThanks.tsx';
import { CONTACT_FIELDS } from './form/leadFields.ts';
import { viewingLead } from './form/payloads.ts';
import { useAccountValues } from './form/useAccountValues.ts';
import { type LeadFormState, useLeadForm } from './form/useLeadForm.ts';

interface ViewingFormProps {
  lead: LeadFormState;
  days: readonly string[];
}

/** The choices of the wish. A choice renders only them again, not the whole form. */
function Wish({ lead, days }: ViewingFormProps) {
  const [day, part, way] = useWatch({ control: lead.form.control, name: ['day', 'part', 'way'] });
  return (
    <ViewingWishFields
      wish={offeredWish({ day, part, way }, days)}
      days={days}
      onChange={(change) => {
        for (const [name, value] of Object.entries(change)) {
          const field = name as keyof typeof change; // the entries of `change`
          lead.form.setValue(field, value);
          lead.onEdited(field);
        }
      }}
    />
  );
}

/** The wish for a viewing, and the fields of its visitor. */
export function ViewingForm({ lead, days }: ViewingFormProps) {
  const { t } = useTranslation('viewings');
  useAccountValues(lead);
  const wishFields = useRef<HTMLDivElement>(null);
  const { failure } = lead;
  // The services may have other closed days than this page.
  const isClosed = failure?.kind === 'closedDay';
  useEffect(() => {
    // The days are the first choice. The same day may be refused again, with a new failure.
    if (failure?.kind === 'closedDay')
      wishFields.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [failure]);
  return (
    <LeadFormLayout lead={lead} label={t('book.title')} send={t('book.send')} isSendInReach>
      <Box ref={wishFields} sx={{ display: 'grid', gap: 5 }}>
        {isClosed && <AlertBox text={t('card.closed')} />}
        <Wish lead={lead} days={days} />
      </Box>
      <FieldPair>
        <TextField lead={lead} field="first" autoComplete="given-name" />
        <TextField lead={lead} field="last" autoComplete="family-name" />
      </FieldPair>
      <TextField lead={lead} field="email" type="email" autoComplete="email" />
      <LeadPhoneField lead={lead} withCountry />
      <MessageField lead={lead} label={t('book.note')} />
    </LeadFormLayout>
  );
}

interface ViewingDialogProps {
  listing: Listing;
  open: boolean;
  onClose: () => void;
}

/** Asks for a viewing of a listing. It stays mounted while it is closed, like the contact dialog. */
export function ViewingDialog({ listing, open, onClose }: ViewingDialogProps) {
  const { t, i18n } = useTranslation('viewings');
  const locale = localeOf(i18n.language);
  const timeZone = timeZoneOf(listing.address.state);
  const [days, setDays] = useState<readonly string[]>([]);
  // Each time that it opens: a page may be open for days.
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDays(openDays(new Date(), timeZone, closedDays));
  }
  const lead = useLeadForm(
    `viewing ${listingKey(listing)}`,
    CONTACT_FIELDS,
    (values) => viewingLead(listing, values, { ...offeredWish(values, days), timeZone }),
    { about: listingKey(listing) },
  );
  const isSignedIn = useAppSelector(({ session }) => session.status === 'active');
  const { outcome } = lead;
  const about = [streetLine(listing.address, locale), placeLine(listing.address)].filter(Boolean).join(', ');
  const shownDay = ({ day }: { day: string }) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day));
  return (
    <DialogLayout
      title={t('book.title')}
      open={open}
      onClose={onClose}
      closeLabel={t('book.close')}
      onExited={lead.startAgain}
      isForm
      maxWidth="sm"
    >
      <Typography color="textSecondary" sx={{ mb: 5 }}>
        {about}
      </Typography>
      <div role="status">
        {outcome && (
          <LeadThanks
            outcome={outcome}
            heading={t('book.thanks', { name: outcome.values.first })}
            text={t('book.thanksNext', { day: shownDay(offeredWish(outcome.values, days)) })}
          >
            {isSignedIn && (
              <Button variant="outlined" component={Link} to={paths.profile('viewings')}>
                {t('book.mine')}
              </Button>
            )}
            <Button variant="contained" onClick={onClose}>
              {t('book.back')}
            </Button>
          </LeadThanks>
        )}
      </div>
      {!outcome && (
        <FrozenWhileClosing open={open}>
          <ViewingForm lead={lead} days={days} />
        </FrozenWhileClosing>
      )}
    </DialogLayout>
  );
}
