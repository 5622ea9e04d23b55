import './leadsTexts.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireValuationFacts } from '#api/contact/contract.ts';
import { type HomeAddress, homeAddressLine } from '#domain/listing/homeAddress.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { LeadPhoneField } from './fields/LeadPhoneField.tsx';
import { MessageField } from './fields/MessageField.tsx';
import { TextField } from './fields/TextField.tsx';
import { LeadFormLayout } from './form/LeadFormLayout.tsx';
import { LeadThanks } from './form/LeadThanks.tsx';
import { CONTACT_FIELDS } from './form/leadFields.ts';
import { valuationLead } from './form/payloads.ts';
import { useAccountValues } from './form/useAccountValues.ts';
import { useLeadForm } from './form/useLeadForm.ts';

interface ValuationFormProps {
  address: HomeAddress;
  /** The facts that the brokerage gets with the lead. */
  facts: WireValuationFacts;
  heading: string;
  /** Says what a realtor adds to an estimate. */
  text: string;
}

/** Asks for a realtor's valuation of an owner's home. */
export function ValuationForm({ address, facts, heading, text }: ValuationFormProps) {
  const { t, i18n } = useTranslation('leads');
  const id = useId();
  const home = [address.state, address.city, address.street, address.unit].join('/');
  const lead = useLeadForm(`valuation ${home}`, CONTACT_FIELDS, (values) =>
    valuationLead(address, facts, values),
  );
  useAccountValues(lead);
  const { outcome } = lead;
  return (
    <Paper component="section" aria-labelledby={id} elevation={1} sx={{ p: { xs: 5, sm: 6 }, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h4">
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 5 }}>
        {text}
      </Typography>
      <div role="status">
        {outcome && (
          <LeadThanks
            outcome={outcome}
            heading={t('valuation.thanks', { name: outcome.values.first })}
            text={t('valuation.thanksNext', { address: homeAddressLine(address, localeOf(i18n.language)) })}
          >
            <Button variant="outlined" component={Link} to={paths.selling()}>
              {t('valuation.selling')}
            </Button>
          </LeadThanks>
        )}
      </div>
      {!outcome && (
        <LeadFormLayout lead={lead} label={heading} send={t('valuation.send')}>
          <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr' } }}>
            <TextField lead={lead} field="first" autoComplete="given-name" />
            <TextField lead={lead} field="last" autoComplete="family-name" />
          </Box>
          <TextField lead={lead} field="email" type="email" autoComplete="email" />
          <LeadPhoneField lead={lead} withCountry />
          <MessageField lead={lead} placeholder={t('valuation.placeholder')} />
        </LeadFormLayout>
      )}
    </Paper>
  );
}
