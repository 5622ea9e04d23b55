import Box from '@mui/material/Box';
import { useId } from 'react';
import { DOWN_PAYMENT_RULES } from '../../../domain/downPayment.ts';
import { formatNumber, formatRate } from '../../../domain/format.ts';
import { COMPOUNDINGS, PAYMENT_FREQUENCIES } from '../../../domain/mortgage.ts';
import { parseDollars } from '../../../domain/typedAmount.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useCostText } from '../useCostText.ts';
import { CostField, FieldMessage } from './CostField.tsx';
import { CostSelect } from './CostSelect.tsx';
import { COST_LIMITS, type CostInputs, type CostProblem, type CostReading } from './costInputs.ts';

/** Milliseconds that a wrong field rests before it is said: "1" on the way to "150,000" is no mistake. */
const MESSAGE_DELAY_MS = 400;

/** The message of a problem once it has rested; a field that is put right loses it at once. */
function useProblemText(problem: CostProblem | undefined, price: number | null): string | undefined {
  const { t, money, rate } = useCostText();
  const rested = useDebounced(problem?.key, MESSAGE_DELAY_MS);
  if (!problem || rested !== problem.key) return undefined;
  const { key, minimum } = problem;
  return t(`problems.${key}`, {
    amount: money(minimum),
    price: money(price ?? 0),
    percent: rate((minimum / (price ?? 1)) * 100),
    lower: DOWN_PAYMENT_RULES.lowerPercent,
    limit: money(DOWN_PAYMENT_RULES.lowerLimit),
    upper: DOWN_PAYMENT_RULES.upperPercent,
    uninsured: DOWN_PAYMENT_RULES.uninsuredPercent,
    uninsuredFrom: money(DOWN_PAYMENT_RULES.uninsuredFrom),
    rate: COST_LIMITS.ratePercent,
    from: COST_LIMITS.minYears,
    to: COST_LIMITS.maxYears,
  });
}

interface CostFieldsProps {
  inputs: CostInputs;
  reading: CostReading;
  onChange: (changes: Partial<CostInputs>) => void;
}

/** The down payment in percent and in dollars: typing into one field moves the other. */
function DownPaymentFields({ inputs, reading, onChange }: CostFieldsProps) {
  const { t, locale } = useCostText();
  const messageId = useId();
  const { down } = inputs;
  const { price, downPayment } = reading;
  const message = useProblemText(reading.problems.down, price);
  const known = price !== null && downPayment !== null;
  const shown = {
    percent: known ? formatRate((downPayment / price) * 100, locale) : '',
    dollars: known ? formatNumber(Math.round(downPayment), locale) : '',
    [down.unit]: down.text,
  };
  const field = (unit: CostInputs['down']['unit']) => (
    <CostField
      label={t(unit === 'percent' ? 'fields.downPercent' : 'fields.downDollars')}
      unit={unit}
      value={shown[unit]}
      onChange={(text) => onChange({ down: { unit, text } })}
      onLeave={() => {
        if (unit !== down.unit || unit === 'percent') return;
        const dollars = parseDollars(down.text);
        if (dollars !== null) onChange({ down: { unit, text: formatNumber(dollars, locale) } });
      }}
      isWrong={message !== undefined}
      describedBy={messageId}
    />
  );
  return (
    <Box role="group" aria-label={t('fields.down')} sx={{ gridColumn: '1 / -1' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 3fr', gap: 4 }}>
        {field('percent')}
        {field('dollars')}
      </Box>
      <FieldMessage id={messageId} text={message} />
    </Box>
  );
}

/** Everything that the payment depends on. */
export function CostFields({ inputs, reading, onChange }: CostFieldsProps) {
  const { t, locale } = useCostText();
  const { problems, price } = reading;
  const priceText = useProblemText(problems.price, price);
  const rateText = useProblemText(problems.rate, price);
  const yearsText = useProblemText(problems.years, price);
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 4, alignItems: 'start' }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CostField
          label={t('fields.price')}
          unit="dollars"
          value={inputs.price}
          onChange={(text) => onChange({ price: text })}
          onLeave={() => price !== null && onChange({ price: formatNumber(price, locale) })}
          isWrong={priceText !== undefined}
          message={priceText}
        />
      </Box>
      <DownPaymentFields inputs={inputs} reading={reading} onChange={onChange} />
      <CostField
        label={t('fields.rate')}
        unit="percent"
        value={inputs.rate}
        onChange={(rate) => onChange({ rate })}
        isWrong={rateText !== undefined}
        message={rateText}
      />
      <CostField
        label={t('fields.years')}
        unit="years"
        value={inputs.years}
        onChange={(years) => onChange({ years })}
        isWrong={yearsText !== undefined}
        message={yearsText}
      />
      <CostSelect
        label={t('fields.frequency')}
        value={inputs.frequency}
        options={PAYMENT_FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        onChange={(frequency) => onChange({ frequency })}
      />
      <CostSelect
        label={t('fields.compounding')}
        value={inputs.compounding}
        options={COMPOUNDINGS.map((value) => ({ value, label: t(`compoundings.${value}`) }))}
        onChange={(compounding) => onChange({ compounding })}
      />
    </Box>
  );
}
