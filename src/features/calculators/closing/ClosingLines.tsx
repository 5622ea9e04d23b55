import Typography from '@mui/material/Typography';
import type { CashLine } from '#domain/mortgage/cashToClose.ts';
import type { ClosingCosts } from '#domain/mortgage/closingCosts.ts';
import { CostLine, CostLines } from '../CostLines.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';
import { CashCostLine } from './CashCostLine.tsx';

const keyOf = ({ id, isRelief }: CashLine): string => `${id}-${isRelief}`;

/** The costs line by line, and all the cash that the purchase takes. */
export function ClosingLines({ costs }: { costs: ClosingCosts }) {
  const { t, cost, money, rate } = useCalculatorText();
  return (
    <>
      <Typography component="h3" variant="h6">
        {t('closing.groups.taxes')}
      </Typography>
      <CostLines label={t('closing.groups.taxes')}>
        {costs.taxes.map((line) => (
          <CashCostLine key={keyOf(line)} line={line} amount={money(line.dollars)} />
        ))}
        {costs.nonResidentTaxes.map(({ id, dollars, percent, year, isEstimate }) => {
          const source = t(`closing.nonResidentSources.${id}`, { percent: rate(percent), year });
          return (
            <CostLine
              key={id}
              label={t(`closing.nonResident.${id}`)}
              amount={money(dollars)}
              note={isEstimate ? cost('cash.estimate', { source }) : source}
            />
          );
        })}
      </CostLines>
      <Typography component="h3" variant="h6" sx={{ mt: 6 }}>
        {t('closing.groups.fees')}
      </Typography>
      <CostLines label={t('closing.groups.fees')}>
        {costs.fees.map((line) => (
          <CashCostLine key={keyOf(line)} line={line} amount={money(line.dollars)} />
        ))}
      </CostLines>
      <Typography component="h3" variant="h6" sx={{ mt: 6 }}>
        {t('closing.groups.cash')}
      </Typography>
      <CostLines label={t('closing.groups.cash')}>
        <CostLine label={t('closing.total')} amount={money(costs.total)} />
        <CostLine label={cost('fields.down')} amount={money(costs.downPayment)} />
        <CostLine label={cost('cash.total')} amount={money(costs.cash)} isTotal />
      </CostLines>
    </>
  );
}
