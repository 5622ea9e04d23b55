import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { formatNumber, formatRate } from '#domain/format.ts';
import { parseDollars } from '#domain/typedAmount.ts';
import { fieldText } from '../address/fieldQuery.ts';
import { useCostText } from '../useCostText.ts';
import { CostField, FieldMessage } from './CostField.tsx';
import type { CostInputs, CostProblem } from './costInputs.ts';
import { useProblemText } from './useProblemText.ts';

type Unit = CostInputs['down']['unit'];

interface DownPaymentFieldsProps {
  down: CostInputs['down'];
  /** Dollars; null if the field is not valid. */
  price: number | null;
  downPayment: number | null;
  problem: CostProblem | undefined;
  onChange: (changes: Partial<CostInputs>) => void;
}

/** The down payment in percent and in dollars: typing into one field changes the other. */
export const DownPaymentFields = memo(function DownPayment(props: DownPaymentFieldsProps) {
  const { down, price, downPayment, problem, onChange } = props;
  const { t, locale } = useCostText();
  const messageId = useId();
  const message = useProblemText(problem, price);
  const known = price !== null && downPayment !== null;
  const shown = {
    percent: known ? formatRate((downPayment / price) * 100, locale) : '',
    dollars: known ? formatNumber(Math.round(downPayment), locale) : '',
    [down.unit]: down.text,
  };
  const tidyDollars = () => {
    const dollars = down.unit === 'dollars' ? parseDollars(down.text) : null;
    if (dollars !== null)
      onChange({ down: { unit: 'dollars', text: fieldText(dollars, locale, 'dollars') } });
  };
  const field = (unit: Unit, label: string, onLeave?: () => void) => (
    <CostField
      label={label}
      unit={unit}
      value={shown[unit]}
      onChange={(text) => onChange({ down: { unit, text } })}
      onLeave={onLeave}
      isWrong={message !== undefined}
      describedBy={messageId}
    />
  );
  return (
    <Box role="group" aria-label={t('fields.down')} sx={{ gridColumn: '1 / -1' }}>
      {/* Keeps the fields aligned if only one label has two lines. */}
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 3fr', gap: 4, alignItems: 'end' }}>
        {field('percent', t('fields.downPercent'))}
        {field('dollars', t('fields.downDollars'), tidyDollars)}
      </Box>
      <FieldMessage id={messageId} text={message} />
    </Box>
  );
});
