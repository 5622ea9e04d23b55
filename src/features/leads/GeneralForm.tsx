import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { LeadPhoneField } from './fields/LeadPhoneField.tsx';
import { PriceField } from './fields/PriceField.tsx';
import { TextField } from './fields/TextField.tsx';
import { FormFrame } from './form/FormFrame.tsx';
import type { LeadFieldSet } from './form/leadFields.ts';
import { generalLead } from './form/payloads.ts';
import { useLeadForm } from './form/useLeadForm.ts';
import { LeadThanks } from './outcome/LeadThanks.tsx';

const FIELDS: LeadFieldSet = {
  fields: ['first', 'last', 'email', 'phone', 'city', 'price', 'code'],
  required: ['first', 'last', 'email', 'phone', 'city', 'price'],
};

/** The fields of the general lead form (L2), and thanks in their place. */
export function GeneralForm({ label }: { label: string }) {
  const { t } = useTranslation('leads');
  const lead = useLeadForm('general', FIELDS, generalLead);
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
      {!outcome && (
        <FormFrame lead={lead} label={label} send={t('general.send')}>
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
          <TextField lead={lead} field="code" autoComplete="off" />
        </FormFrame>
      )}
    </>
  );
}
