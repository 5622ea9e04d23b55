import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { provinceName } from '#domain/geo/provinces.ts';
import type { CashLine } from '#domain/mortgage/cashToClose.ts';
import { type ClosingCosts, closingCosts } from '#domain/mortgage/closingCosts.ts';
import { isBuyingBarred, needsCitizenship } from '#domain/mortgage/nonResidentTax.ts';
import { paths } from '#domain/paths.ts';
import { figuresQuery } from './address/sharedQuery.ts';
import { useFields } from './address/useFields.ts';
import { CostLine, CostLines } from './CostLines.tsx';
import { CashCostLine } from './closing/CashCostLine.tsx';
import { ClosingFields } from './closing/ClosingFields.tsx';
import { type ClosingInputs, closingAddress, closingFigures, readClosing } from './closing/closingInputs.ts';
import { BigNumber } from './page/BigNumber.tsx';
import { CalculatorCard } from './page/CalculatorCard.tsx';
import { CalculatorPage, NextSteps, Steps } from './page/CalculatorPage.tsx';
import { useCalculatorHead } from './page/useCalculatorHead.ts';
import { useCalculatorText } from './useCalculatorText.ts';
import { useLast } from './useLast.ts';

/** Sentences with exclusions and conditions of the costs. */
function useRemarks(
  { province, isFirstTimeBuyer, isNewlyBuilt, isNonResident }: ClosingInputs,
  hasRelief: boolean,
  now: Date,
) {
  const { t, cost, locale } = useCalculatorText();
  const place = provinceName(province, locale);
  const isForeign = isNonResident && needsCitizenship(province);
  return [
    ...(isForeign
      ? [...(isBuyingBarred(now) ? [t('closing.steps.ban')] : []), t('closing.steps.noRelief')]
      : []),
    ...(!isForeign && (isFirstTimeBuyer || isNewlyBuilt) && !hasRelief
      ? [cost('cash.noRelief', { place })]
      : []),
    ...(isFirstTimeBuyer && hasRelief ? [t('closing.steps.firstTime')] : []),
    ...(isNewlyBuilt ? [t('closing.steps.newlyBuilt')] : []),
    t('closing.steps.estimates'),
    t('closing.steps.taxBase'),
    t('closing.steps.offer'),
  ];
}

interface ClosingCostsCalculatorProps {
  share: ReactNode;
  /** Decides whether a law with a time limit is mentioned. */
  now?: Date;
}

/** The closing costs calculator: the costs of a purchase beside its price, in all of Canada. */
export function ClosingCostsCalculator({ share, now = new Date() }: ClosingCostsCalculatorProps) {
  const { t, money, locale } = useCalculatorText();
  useCalculatorHead('closing');
  const { inputs, change, others } = useFields(closingAddress, locale);
  const reading = useMemo(() => readClosing(inputs), [inputs]);
  const current = useDeferredValue(reading.values);
  const values = useLast(current);
  const isWrong = reading.values === null || current === null;
  const costs = useMemo(() => values && closingCosts(values), [values]);
  const changeTax = useCallback((name: 'annualTaxes', typed: string) => change({ [name]: typed }), [change]);
  const hasRelief = costs?.taxes.some(({ isRelief }) => isRelief) ?? false;
  const remarks = useRemarks(inputs, hasRelief, now);
  const carried = values ? figuresQuery(closingFigures(values, inputs), others) : others;
  return (
    <CalculatorPage name="closing" share={share} carried={carried}>
      <CalculatorCard
        heading={t('closing.heading')}
        isWrong={isWrong}
        result={
          costs && (
            <BigNumber label={t('closing.total')} amount={money(costs.total)}>
              {t('closing.sentence', {
                province: provinceName(inputs.province, locale),
                down: money(costs.downPayment),
                cash: money(costs.cash),
              })}
            </BigNumber>
          )
        }
        fields={<ClosingFields inputs={inputs} reading={reading} onChange={change} onTax={changeTax} />}
        lines={costs && <ClosingLines costs={costs} />}
      />
      <Steps heading={t('closing.steps.heading')} sentences={remarks} />
      <NextSteps
        steps={[
          { to: paths.mortgagePayment(carried), text: t('next.payment') },
          { to: paths.affordability(carried), text: t('next.affordability') },
        ]}
      />
    </CalculatorPage>
  );
}

const keyOf = ({ id, isRelief }: CashLine): string => `${id}-${isRelief}`;

/** The costs line by line, and all the cash for the purchase. */
function ClosingLines({ costs }: { costs: ClosingCosts }) {
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
