import Box from '@mui/material/Box';
import { PROVINCES, provinceName } from '#domain/geo/provinces.ts';
import { Checkbox } from '#ui/Switch.tsx';
import { AmountField } from '../inputs/AmountField.tsx';
import { PriceField, YearsField } from '../inputs/CostFields.tsx';
import { CostSelect } from '../inputs/CostSelect.tsx';
import { DownPaymentFields } from '../inputs/DownPaymentFields.tsx';
import { FieldGroup } from '../page/FieldGroup.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';
import {
  type ClosingInputs,
  type ClosingReading,
  movedTo,
  placesOf,
  residenceQuestion,
  TAX_RULE,
} from './closingInputs.ts';

interface ClosingFieldsProps {
  inputs: ClosingInputs;
  reading: ClosingReading;
  onChange: (changes: Partial<ClosingInputs>) => void;
  onTax: (name: 'annualTaxes', text: string) => void;
}

type Choice = 'isFirstTimeBuyer' | 'isNewlyBuilt' | 'isNonResident';

/** Questions about the buyer and the home, on which rebates and taxes for non-residents depend. */
function BuyerChoices({ inputs, onChange }: Pick<ClosingFieldsProps, 'inputs' | 'onChange'>) {
  const { t, cost } = useCalculatorText();
  const question = residenceQuestion(inputs.province);
  const choice = (name: Choice, label: string) => (
    <Checkbox label={label} checked={inputs[name]} onChange={(checked) => onChange({ [name]: checked })} />
  );
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
      {choice('isFirstTimeBuyer', cost('cash.firstTime'))}
      {choice('isNewlyBuilt', cost('cash.newlyBuilt'))}
      {question && choice('isNonResident', t(`closing.${question}`))}
    </Box>
  );
}

/** The fields of the closing costs calculator. */
export function ClosingFields({ inputs, reading, onChange, onTax }: ClosingFieldsProps) {
  const { t, locale } = useCalculatorText();
  const { mortgage } = reading;
  const places = placesOf(inputs.province);
  return (
    <>
      <FieldGroup heading={t('closing.groups.place')}>
        <CostSelect
          label={t('closing.fields.province')}
          value={inputs.province}
          options={PROVINCES.map(({ code }) => ({ value: code, label: provinceName(code, locale) }))}
          onChange={(province) => onChange(movedTo(province, inputs))}
        />
        {places.length > 1 && (
          <CostSelect
            label={t('closing.fields.place')}
            value={inputs.place}
            options={places.map((value) => ({ value, label: t(`closing.places.${value}`) }))}
            onChange={(place) => onChange({ place })}
          />
        )}
      </FieldGroup>
      <FieldGroup heading={t('closing.groups.price')}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <PriceField
            text={inputs.price}
            isWrong={mortgage.problems.price !== undefined}
            onChange={onChange}
            dollars={mortgage.price}
          />
        </Box>
        <DownPaymentFields
          down={inputs.down}
          price={mortgage.price}
          downPayment={mortgage.downPayment}
          problem={mortgage.problems.down}
          onChange={onChange}
        />
        <YearsField text={inputs.years} isWrong={mortgage.problems.years !== undefined} onChange={onChange} />
        <AmountField
          name="annualTaxes"
          label={t('closing.fields.annualTaxes')}
          help={t('closing.help.annualTaxes')}
          rule={TAX_RULE}
          text={inputs.annualTaxes}
          isWrong={reading.isTaxWrong}
          onChange={onTax}
        />
      </FieldGroup>
      <FieldGroup heading={t('closing.groups.buyer')}>
        <BuyerChoices inputs={inputs} onChange={onChange} />
      </FieldGroup>
    </>
  );
}
