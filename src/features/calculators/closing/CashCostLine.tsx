import type { CashLine } from '#domain/mortgage/cashToClose.ts';
import { CostLine } from '../CostLines.tsx';
import { useCostText } from '../useCostText.ts';

/** One amount with its source and year, marked if it is an estimate. */
export function CashCostLine({ line, amount }: { line: CashLine; amount: string }) {
  const { t } = useCostText();
  const { id, year, isEstimate, isRelief } = line;
  const label = t(`cash.lines.${id}`);
  if (id === 'downPayment') return <CostLine label={label} amount={amount} />;
  const source = t(`cash.sources.${id}`, { year });
  return (
    <CostLine
      label={isRelief ? t('cash.relief', { tax: label }) : label}
      amount={amount}
      note={isEstimate ? t('cash.estimate', { source }) : source}
    />
  );
}
