import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import {
  type Affordability,
  type AffordabilityTerms,
  affordability,
} from '#domain/mortgage/affordability.ts';
import { DOWN_PAYMENT_RULES } from '#domain/mortgage/downPayment.ts';
import { LONG_AMORTIZATION } from '#domain/mortgage/insurancePremium.ts';
import { payBack } from '#domain/mortgage/payBack.ts';
import { sumAsShown, wholeDollars } from '#domain/mortgage/payment.ts';
import { QUALIFICATION } from '#domain/mortgage/qualification.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { figuresQuery } from './address/sharedQuery.ts';
import { useFields } from './address/useFields.ts';
import { AffordabilityFields } from './affordability/AffordabilityFields.tsx';
import {
  type AffordabilityValues,
  affordabilityAddress,
  affordabilityFigures,
  affordedPurchase,
  type HouseholdField,
  readAffordability,
} from './affordability/affordabilityInputs.ts';
import { CostLine, CostLines } from './CostLines.tsx';
import { BigNumber } from './page/BigNumber.tsx';
import { CalculatorCard } from './page/CalculatorCard.tsx';
import { CalculatorPage, NextSteps, Steps } from './page/CalculatorPage.tsx';
import { useCalculatorHead } from './page/useCalculatorHead.ts';
import { useCalculatorText } from './useCalculatorText.ts';
import { useLast } from './useLast.ts';

/** Sentences with the rules behind the result, and their sources. */
function useRules(): string[] {
  const { t, money, rate } = useCalculatorText();
  const { lowerPercent, lowerLimit, upperPercent, uninsuredFrom, uninsuredPercent } = DOWN_PAYMENT_RULES;
  return [
    t('affordability.steps.ratios', {
      gds: rate(QUALIFICATION.gdsPercent),
      tds: rate(QUALIFICATION.tdsPercent),
    }),
    t('affordability.steps.costs', { card: QUALIFICATION.cardPercent, fee: QUALIFICATION.condoFeePercent }),
    t('affordability.steps.rate', {
      points: QUALIFICATION.pointsAboveRate,
      minimum: rate(QUALIFICATION.minRatePercent),
    }),
    t('payment.steps.down', {
      lower: lowerPercent,
      limit: money(lowerLimit),
      upper: upperPercent,
      uninsured: uninsuredPercent,
      uninsuredFrom: money(uninsuredFrom),
    }),
    t('affordability.steps.premium'),
    t('affordability.steps.closing'),
    t('payment.steps.offer'),
  ];
}

/** The affordability calculator: the highest price, the limit that determines it, and the calculation of both. */
export function AffordabilityCalculator({ share }: { share: ReactNode }) {
  const { t, locale, money } = useCalculatorText();
  useCalculatorHead('affordability');
  const { inputs, change, others } = useFields(affordabilityAddress, locale);
  const reading = useMemo(() => readAffordability(inputs), [inputs]);
  const current = useDeferredValue(reading.values);
  const values = useLast(current);
  const isWrong = reading.values === null || current === null;
  const result = useMemo(() => values && affordability(values), [values]);
  const type = useCallback((name: HouseholdField, typed: string) => change({ [name]: typed }), [change]);
  const rules = useRules();
  const carried =
    result && values ? figuresQuery(affordabilityFigures(result, values, inputs), others) : others;
  const homes = result && { ...DEFAULT_SEARCH, maxPrice: Math.min(result.price, DEFAULT_SEARCH.maxPrice) };
  return (
    <CalculatorPage name="affordability" share={share} carried={carried}>
      <CalculatorCard
        heading={t('affordability.heading')}
        isWrong={isWrong}
        result={result && values && <AffordabilityResult result={result} values={values} />}
        fields={<AffordabilityFields inputs={inputs} reading={reading} onChange={change} onType={type} />}
        lines={result && values && <AffordabilityLines result={result} values={values} />}
      />
      <Steps heading={t('rules')} sentences={rules} />
      <NextSteps
        steps={[
          ...(homes && homes.maxPrice > 0
            ? [{ to: paths.map(homes), text: t('next.homes', { price: money(homes.maxPrice) }) }]
            : []),
          { to: paths.closingCosts(carried), text: t('next.closing') },
          { to: paths.mortgagePayment(carried), text: t('next.payment') },
        ]}
      />
    </CalculatorPage>
  );
}

/** The price, its payment, and the limit that determines it. */
function AffordabilityResult({ result, values }: { result: Affordability; values: AffordabilityValues }) {
  const { t, cost, money, rate } = useCalculatorText();
  const { price, borrowed, limit } = result;
  const { payment } = payBack(affordedPurchase(result, values), '');
  const why =
    borrowed === 0 && (limit === 'gds' || limit === 'tds')
      ? t('affordability.limits.noRoom')
      : t(`affordability.limits.${limit}`, {
          gds: rate(QUALIFICATION.gdsPercent),
          tds: rate(QUALIFICATION.tdsPercent),
          down: money(values.downPayment),
          uninsured: DOWN_PAYMENT_RULES.uninsuredPercent,
          uninsuredFrom: money(DOWN_PAYMENT_RULES.uninsuredFrom),
          years: LONG_AMORTIZATION.aboveYears,
        });
  return (
    <>
      <BigNumber label={t('affordability.label')} amount={money(price)}>
        {borrowed > 0
          ? t('affordability.sentence', {
              payment: money(payment),
              each: cost(`each.${values.frequency}`),
              compounding: cost(`compoundedBy.${values.compounding}`),
              rate: rate(values.ratePercent),
              years: cost('years', { count: values.amortizationYears }),
              borrowed: money(borrowed),
            })
          : t('affordability.cashOnly')}
      </BigNumber>
      <Box sx={{ mt: 4, p: 4, borderRadius: 1, bgcolor: 'chip.main', color: 'chip.contrastText' }}>
        <Box component="strong" sx={{ display: 'block' }}>
          {t('affordability.limit')}
        </Box>
        {why}
      </Box>
    </>
  );
}

interface AffordabilityLinesProps {
  result: Affordability;
  values: AffordabilityTerms;
}

/** The amount that a ratio allows, and the rest of it for the mortgage. */
function Ratio({ ratio, result }: { ratio: 'gds' | 'tds'; result: Affordability }) {
  const { t, money, rate } = useCalculatorText();
  const { capacity } = result;
  const less = (dollars: number) => money(-dollars);
  const isTotal = ratio === 'tds';
  const { propertyTax, heat, condoFee, debts, cards } = capacity;
  const charges = [propertyTax, heat, condoFee, ...(isTotal ? [debts, cards] : [])];
  const left = sumAsShown([capacity[ratio].allowed, ...charges.map((dollars) => -dollars)]);
  return (
    <CostLines label={t(`affordability.${ratio}.heading`)}>
      <CostLine
        label={t(`affordability.${ratio}.allowed`, { percent: rate(QUALIFICATION[`${ratio}Percent`]) })}
        amount={money(capacity[ratio].allowed)}
      />
      {propertyTax > 0 && (
        <CostLine label={t('affordability.lines.propertyTax')} amount={less(propertyTax)} />
      )}
      {heat > 0 && <CostLine label={t('affordability.lines.heat')} amount={less(heat)} />}
      {condoFee > 0 && <CostLine label={t('affordability.lines.condoFee')} amount={less(condoFee)} />}
      {isTotal && debts > 0 && <CostLine label={t('affordability.lines.debts')} amount={less(debts)} />}
      {isTotal && cards > 0 && (
        <CostLine
          label={t('affordability.lines.cards', { percent: QUALIFICATION.cardPercent })}
          amount={less(cards)}
        />
      )}
      <CostLine label={t('affordability.lines.left')} amount={money(left)} isTotal />
    </CostLines>
  );
}

/** The calculation from the payment to the price. */
function Mortgage({ result, values }: AffordabilityLinesProps) {
  const { t, cost, money, rate } = useCalculatorText();
  const { insurance, price } = result;
  const down = wholeDollars(values.downPayment);
  const borrowed = insurance ? wholeDollars(result.borrowed) : price - down;
  return (
    <CostLines label={t('affordability.price.heading')}>
      <CostLine
        label={t('affordability.price.tested', { rate: rate(result.qualifyingRatePercent) })}
        amount={money(result.testedPayment)}
        note={t('affordability.price.testedNote', {
          points: QUALIFICATION.pointsAboveRate,
          minimum: rate(QUALIFICATION.minRatePercent),
        })}
      />
      <CostLine label={t('affordability.price.borrowed')} amount={money(borrowed)} />
      {insurance && (
        <CostLine
          label={t('affordability.price.premium', { percent: rate(insurance.percent) })}
          amount={money(price - borrowed - down)}
        />
      )}
      <CostLine
        label={cost('fields.down')}
        amount={money(down)}
        note={t('affordability.price.minimum', { minimum: money(result.minimumDownPayment) })}
      />
      <CostLine label={t('affordability.price.total')} amount={money(price)} isTotal />
    </CostLines>
  );
}

/** The result line by line: the rest that the ratios leave, and the mortgage that it pays for. */
function AffordabilityLines({ result, values }: AffordabilityLinesProps) {
  const { t } = useCalculatorText();
  const heading = (text: string, isFirst = false) => (
    <Typography component="h3" variant="h6" sx={{ mt: isFirst ? 0 : 6 }}>
      {text}
    </Typography>
  );
  return (
    <>
      {heading(t('affordability.gds.heading'), true)}
      <Ratio ratio="gds" result={result} />
      {heading(t('affordability.tds.heading'))}
      <Ratio ratio="tds" result={result} />
      {heading(t('affordability.price.heading'))}
      <Mortgage result={result} values={values} />
    </>
  );
}
