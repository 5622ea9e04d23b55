import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { useDebounced } from '#ui/useDebounced.ts';
import { fieldText } from '../address/fieldQuery.ts';
import { useCalculatorText } from '../useCalculatorText.ts';
import { type AmountRule, readAmount } from './amount.ts';
import { CostField, FieldMessage } from './CostField.tsx';
import { MESSAGE_DELAY_MS } from './useProblemText.ts';

interface AmountFieldProps<Name extends string> {
  name: Name;
  label: string;
  /** Explanation under the field. */
  help?: string;
  rule: AmountRule;
  text: string;
  isWrong: boolean;
  onChange: (name: Name, text: string) => void;
}

function useMessage(rule: AmountRule, isWrong: boolean): string | undefined {
  const { t, cost, money } = useCalculatorText();
  const hasRested = useDebounced(isWrong, MESSAGE_DELAY_MS);
  if (!isWrong || !hasRested) return undefined;
  if (rule.unit === 'percent') return cost('problems.rate', { rate: rule.max });
  if (rule.unit === 'years') return cost('problems.years', { from: rule.min, to: rule.max });
  return t(rule.isOptional ? 'problems.optionalAmount' : 'problems.amount', { maximum: money(rule.max) });
}

function Field<Name extends string>(props: AmountFieldProps<Name>) {
  const { name, label, help, rule, text, isWrong, onChange } = props;
  const { locale } = useCalculatorText();
  const helpId = useId();
  const messageId = useId();
  const message = useMessage(rule, isWrong);
  const formatInput = () => {
    const value = readAmount(text, rule);
    if (value !== null && text.trim() !== '') onChange(name, fieldText(value, locale, rule.unit));
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <CostField
        label={label}
        unit={rule.unit}
        value={text}
        onChange={(typed) => onChange(name, typed)}
        onLeave={formatInput}
        isWrong={message !== undefined}
        describedBy={help === undefined ? messageId : `${messageId} ${helpId}`}
      />
      <FieldMessage id={messageId} text={message} />
      {help !== undefined && (
        <Box id={helpId} sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
          {help}
        </Box>
      )}
    </Box>
  );
}

/** A field for a number with a rule. Its problem and its explanation are shown below. */
export const AmountField = memo(Field) as typeof Field; // memo forgets the type of the name
