import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LONG_AMORTIZATION } from '#domain/mortgage/insurancePremium.ts';
import { COMPOUNDINGS, PAYMENT_FREQUENCIES } from '#domain/mortgage/mortgage.ts';
import { Checkbox } from '#ui/Switch.tsx';
import { AmountField } from '../inputs/AmountField.tsx';
import { CostSelect } from '../inputs/CostSelect.tsx';
import { FieldGroup } from '../page/FieldGroup.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';
import {
  type AffordabilityInputs,
  type AffordabilityReading,
  HOUSEHOLD_RULES,
  type HouseholdField,
} from './affordabilityInputs.ts';

interface AffordabilityFieldsProps {
  inputs: AffordabilityInputs;
  reading: AffordabilityReading;
  onChange: (changes: Partial<AffordabilityInputs>) => void;
  onType: (name: HouseholdField, text: string) => void;
}

const INCOME = ['income', 'coIncome', 'debts', 'cards'] as const;
const HOME = ['propertyTax', 'heat', 'condoFee'] as const;
const BUYER = ['isFirstTimeBuyer', 'isNewlyBuilt'] as const;
/** Fields that need an explanation beside their name. */
const EXPLAINED = ['income', 'debts', 'cards', 'condoFee', 'downPayment'] as const;
const isExplained = (name: HouseholdField): name is (typeof EXPLAINED)[number] =>
  EXPLAINED.some((explained) => explained === name);

/** The fields of the affordability calculator. */
export function AffordabilityFields({ inputs, reading, onChange, onType }: AffordabilityFieldsProps) {
  const { t, cost } = useCalculatorText();
  const field = (name: HouseholdField) => (
    <AmountField
      key={name}
      name={name}
      label={t(`affordability.fields.${name}`)}
      {...(isExplained(name) && { help: t(`affordability.help.${name}`) })}
      rule={HOUSEHOLD_RULES[name]}
      text={inputs[name]}
      isWrong={reading.fields.wrong.has(name)}
      onChange={onType}
    />
  );
  return (
    <>
      <FieldGroup heading={t('affordability.groups.household')}>{INCOME.map(field)}</FieldGroup>
      <FieldGroup heading={t('affordability.groups.home')}>{HOME.map(field)}</FieldGroup>
      <FieldGroup heading={t('affordability.groups.mortgage')}>
        {field('downPayment')}
        {field('rate')}
        {field('years')}
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 4 }}>
          <CostSelect
            label={cost('fields.frequency')}
            value={inputs.frequency}
            options={PAYMENT_FREQUENCIES.map((value) => ({ value, label: cost(`frequencies.${value}`) }))}
            onChange={(frequency) => onChange({ frequency })}
          />
          <CostSelect
            label={cost('fields.compounding')}
            value={inputs.compounding}
            options={COMPOUNDINGS.map((value) => ({ value, label: cost(`compoundings.${value}`) }))}
            onChange={(compounding) => onChange({ compounding })}
          />
          <Box sx={{ display: 'grid', justifyItems: 'start' }}>
            {BUYER.map((name) => (
              <Checkbox
                key={name}
                label={cost(name === 'isNewlyBuilt' ? 'cash.newlyBuilt' : 'cash.firstTime')}
                checked={inputs[name]}
                onChange={(checked) => onChange({ [name]: checked })}
              />
            ))}
            <Typography variant="body2" color="textSecondary">
              {t('affordability.mayAmortizeLonger', { years: LONG_AMORTIZATION.aboveYears })}
            </Typography>
          </Box>
        </Box>
      </FieldGroup>
    </>
  );
}
