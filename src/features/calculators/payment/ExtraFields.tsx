import { AmountField } from '../inputs/AmountField.tsx';
import type { AmountReading } from '../inputs/amount.ts';
import { FieldGroup } from '../page/FieldGroup.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';
import { EXTRA_RULES, type ExtraName, type PaymentInputs } from './paymentInputs.ts';

interface ExtraFieldsProps {
  inputs: PaymentInputs;
  reading: AmountReading<ExtraName>;
  onChange: (name: ExtraName, text: string) => void;
}

const COSTS = ['annualTaxes', 'maintenanceFee'] as const;
const PREPAYMENTS = ['extraMonthly', 'extraYearly', 'extraOnce', 'extraAfter'] as const;

/** What the home costs beside its mortgage, and what is paid back sooner. */
export function ExtraFields({ inputs, reading, onChange }: ExtraFieldsProps) {
  const { t } = useCalculatorText();
  const field = (name: ExtraName) => (
    <AmountField
      key={name}
      name={name}
      label={t(`payment.fields.${name}`)}
      rule={EXTRA_RULES[name]}
      text={inputs[name]}
      isWrong={reading.wrong.has(name)}
      onChange={onChange}
    />
  );
  return (
    <>
      <FieldGroup heading={t('payment.groups.costs')}>{COSTS.map(field)}</FieldGroup>
      <FieldGroup heading={t('payment.groups.prepayments')} text={t('payment.groups.prepaymentsText')}>
        {PREPAYMENTS.map(field)}
      </FieldGroup>
    </>
  );
}
