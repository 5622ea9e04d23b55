import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { affordability } from '#domain/mortgage/affordability.ts';
import { DOWN_PAYMENT_RULES } from '#domain/mortgage/downPayment.ts';
import { QUALIFICATION } from '#domain/mortgage/qualification.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { figuresQuery } from './address/handedOn.ts';
import { useFields } from './address/useFields.ts';
import { AffordabilityFields } from './affordability/AffordabilityFields.tsx';
import { AffordabilityLines } from './affordability/AffordabilityLines.tsx';
import { AffordabilityResult } from './affordability/AffordabilityResult.tsx';
import {
  affordabilityAddress,
  affordabilityFigures,
  type HouseholdField,
  readAffordability,
} from './affordability/affordabilityInputs.ts';
import { CalculatorCard } from './page/CalculatorCard.tsx';
import { CalculatorPage } from './page/CalculatorPage.tsx';
import { NextSteps } from './page/NextSteps.tsx';
import { Steps } from './page/Steps.tsx';
import { useCalculatorHead } from './page/useCalculatorHead.ts';
import { useCalculatorText } from './useCalculatorText.ts';
import { useLast } from './useLast.ts';

/** The rules that the result stands on, with their sources. */
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
      least: rate(QUALIFICATION.leastRatePercent),
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

/** The affordability calculator (A2): the highest price, the limit that stops it, and how both come about. */
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
