import Box from '@mui/material/Box';
import { memo } from 'react';
import { COMPOUNDINGS, PAYMENT_FREQUENCIES } from '#domain/mortgage/mortgage.ts';
import { fieldText } from '../address/fieldQuery.ts';
import { useCostText } from '../useCostText.ts';
import { CostField } from './CostField.tsx';
import { CostSelect } from './CostSelect.tsx';
import type { CostInputs, CostReading } from './costInputs.ts';
import { DownPaymentFields } from './DownPaymentFields.tsx';
import { useProblemText } from './useProblemText.ts';

type OnChange = (changes: Partial<CostInputs>) => void;

type OneFieldProps = Omit<TextFieldProps, 'name'>;

interface TextFieldProps {
  name: 'price' | 'rate' | 'years';
  text: string;
  isWrong: boolean;
  onChange: OnChange;
  /** The price in dollars, to format the text when the field is left. */
  dollars?: number | null;
}

const UNITS = { price: 'dollars', rate: 'percent', years: 'years' } as const;

/** Memoized: typing renders only the field with the focus. */
const TextField = memo(function OneField({ name, text, isWrong, onChange, dollars }: TextFieldProps) {
  const { t, locale } = useCostText();
  const message = useProblemText(isWrong ? name : undefined);
  return (
    <CostField
      label={t(`fields.${name}`)}
      unit={UNITS[name]}
      value={text}
      onChange={(typed) => onChange({ [name]: typed })}
      onLeave={() => {
        if (typeof dollars === 'number') onChange({ price: fieldText(dollars, locale, 'dollars') });
      }}
      isWrong={message !== undefined}
      message={message}
    />
  );
});

/** The field for the price, which is formatted when it is left. */
export const PriceField = (props: OneFieldProps) => <TextField name="price" {...props} />;

/** The field for the amortization. */
export const YearsField = (props: OneFieldProps) => <TextField name="years" {...props} />;

interface ChoicesProps extends Pick<CostInputs, 'frequency' | 'compounding'> {
  onChange: OnChange;
}

const Choices = memo(function HowOften({ frequency, compounding, onChange }: ChoicesProps) {
  const { t } = useCostText();
  return (
    // The longest option needs the full width.
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 4 }}>
      <CostSelect
        label={t('fields.frequency')}
        value={frequency}
        options={PAYMENT_FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        onChange={(chosen) => onChange({ frequency: chosen })}
      />
      <CostSelect
        label={t('fields.compounding')}
        value={compounding}
        options={COMPOUNDINGS.map((value) => ({ value, label: t(`compoundings.${value}`) }))}
        onChange={(chosen) => onChange({ compounding: chosen })}
      />
    </Box>
  );
});

interface CostFieldsProps {
  inputs: CostInputs;
  reading: CostReading;
  onChange: OnChange;
}

/** The fields of price and mortgage. */
export function CostFields({ inputs, reading, onChange }: CostFieldsProps) {
  const { problems, price, downPayment } = reading;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: 4,
        alignContent: 'start',
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField
          name="price"
          text={inputs.price}
          isWrong={problems.price !== undefined}
          onChange={onChange}
          dollars={price}
        />
      </Box>
      <DownPaymentFields
        down={inputs.down}
        price={price}
        downPayment={downPayment}
        problem={problems.down}
        onChange={onChange}
      />
      <TextField name="rate" text={inputs.rate} isWrong={problems.rate !== undefined} onChange={onChange} />
      <TextField
        name="years"
        text={inputs.years}
        isWrong={problems.years !== undefined}
        onChange={onChange}
      />
      <Choices frequency={inputs.frequency} compounding={inputs.compounding} onChange={onChange} />
    </Box>
  );
}
