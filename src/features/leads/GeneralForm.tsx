import Box from '@mui/material/Box';
import { useEffect, useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { formatPrice } from '#domain/format.ts';
import { priceDigits } from '#domain/lead.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { LeadPhoneField } from './fields/LeadPhoneField.tsx';
import { TextField } from './fields/TextField.tsx';
import { useField } from './fields/useField.ts';
import { LeadFormLayout } from './form/LeadFormLayout.tsx';
import { LeadThanks } from './form/LeadThanks.tsx';
import type { LeadFieldSet } from './form/leadFields.ts';
import { generalLead } from './form/payloads.ts';
import { type LeadFormState, useLeadForm } from './form/useLeadForm.ts';

/** The fields of the general form. */
export const GENERAL_FIELDS: LeadFieldSet = {
  fields: ['first', 'last', 'email', 'phone', 'city', 'price', 'code'],
  required: ['first', 'last', 'email', 'phone', 'city', 'price'],
};

/** The fields of the general lead form. */
export function GeneralFields({ lead, label }: { lead: LeadFormState; label: string }) {
  const { t } = useTranslation('leads');
  return (
    <LeadFormLayout lead={lead} label={label} send={t('general.send')}>
      <FieldPair>
        <TextField lead={lead} field="first" autoComplete="given-name" />
        <TextField lead={lead} field="last" autoComplete="family-name" />
      </FieldPair>
      <FieldPair>
        <TextField lead={lead} field="email" type="email" autoComplete="email" />
        <LeadPhoneField lead={lead} />
      </FieldPair>
      <FieldPair>
        <TextField lead={lead} field="city" autoComplete="address-level2" />
        <PriceField lead={lead} />
      </FieldPair>
      <ReferralCode lead={lead} />
    </LeadFormLayout>
  );
}

/** The general lead form, replaced by thanks after sending. */
export function GeneralForm({ label }: { label: string }) {
  const { t } = useTranslation('leads');
  const lead = useLeadForm('general', GENERAL_FIELDS, generalLead);
  const { outcome } = lead;
  return (
    <>
      <div role="status">
        {outcome && (
          <LeadThanks
            outcome={outcome}
            heading={t('general.thanks', { name: outcome.values.first })}
            text={t('general.thanksNext', { city: outcome.values.city })}
          >
            <Button variant="contained" component={Link} to={paths.map()}>
              {t('general.map')}
            </Button>
          </LeadThanks>
        )}
      </div>
      {!outcome && <GeneralFields lead={lead} label={label} />}
    </>
  );
}

/**
 * A price in whole dollars, formatted when the field is left. On entering, the text stays, because a changed one loses its
 * selection.
 */
function PriceField({ lead }: { lead: LeadFormState }) {
  const { t, i18n } = useTranslation('leads');
  const { layout, input } = useField('price', lead);
  const { field } = useController({ control: lead.form.control, name: 'price' });
  const [typed, setTyped] = useState<string>();
  const written = field.value && formatPrice(Number(field.value), localeOf(i18n.language));
  return (
    <FieldLayout {...layout}>
      <FieldInput
        name={field.name}
        inputRef={field.ref}
        value={typed ?? written}
        placeholder={t('pricePlaceholder')}
        autoComplete="off"
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          // No maxLength: it would cut a pasted "$1,250,000" to another price.
          field.onChange(priceDigits(event.target.value));
          lead.onEdited('price');
        }}
        inputProps={{ ...input, inputMode: 'numeric' }}
      />
    </FieldLayout>
  );
}

/** The referral code behind a button, which shows the code while it is folded. A code with a problem is open. */
function ReferralCode({ lead }: { lead: LeadFormState }) {
  const { t } = useTranslation('leads');
  const id = useId();
  const { control, setFocus } = lead.form;
  const code = useWatch({ control, name: 'code' });
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || lead.problems.some(({ field }) => field === 'code');
  useEffect(() => {
    if (isUnfolded) setFocus('code');
  }, [isUnfolded, setFocus]);
  return (
    <div>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<ChevronDownIcon aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setUnfolded(!isOpen)}
        sx={{ ml: -3, minHeight: 44 }}
      >
        {code && !isOpen ? t('general.code', { code }) : t('general.addCode')}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ mt: 2 }}>
          <TextField lead={lead} field="code" autoComplete="off" />
        </Box>
      )}
    </div>
  );
}
