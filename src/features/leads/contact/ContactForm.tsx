import { useTranslation } from 'react-i18next';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { LeadPhoneField } from '../fields/LeadPhoneField.tsx';
import { MessageField } from '../fields/MessageField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import type { LeadFieldSet } from '../form/leadFields.ts';
import type { LeadFormState } from '../form/useLeadForm.ts';

/** The fields of the listing page's form (L2, L5). */
export const CONTACT_FIELDS: LeadFieldSet = {
  fields: ['first', 'last', 'email', 'phone', 'message'],
  required: ['first', 'last', 'email', 'phone'],
};

/** Who asks about a listing, and what. */
export function ContactForm({ lead }: { lead: LeadFormState }) {
  const { t } = useTranslation('leads');
  return (
    <FormFrame lead={lead} label={t('contact.title')} send={t('contact.send')}>
      <FieldPair>
        <TextField lead={lead} field="first" autoComplete="given-name" />
        <TextField lead={lead} field="last" autoComplete="family-name" />
      </FieldPair>
      <TextField lead={lead} field="email" type="email" autoComplete="email" />
      <LeadPhoneField lead={lead} withCountry />
      <MessageField lead={lead} />
    </FormFrame>
  );
}
