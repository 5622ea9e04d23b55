import { DOWN_PAYMENT_RULES } from '#domain/mortgage/downPayment.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import { useCostText } from '../useCostText.ts';
import { COST_RULES, type CostProblem, roundedMinimumDownPayment } from './costInputs.ts';

/** Milliseconds without a change before a problem is shown: "1" on the way to "150,000" is not a mistake. */
export const MESSAGE_DELAY_MS = 400;

/**
 * Returns the text of a problem after a pause in typing. It goes at once when the field is valid again.
 * @param price dollars, for problems of the down payment
 */
export function useProblemText(
  problem: CostProblem | undefined,
  price: number | null = null,
): string | undefined {
  const { t, money, rate } = useCostText();
  const rested = useDebounced(problem, MESSAGE_DELAY_MS);
  if (!problem || rested !== problem) return undefined;
  const { lowerPercent, lowerLimit, upperPercent, uninsuredPercent, uninsuredFrom } = DOWN_PAYMENT_RULES;
  const minimum = roundedMinimumDownPayment(price ?? 0);
  return t(`problems.${problem}`, {
    amount: money(minimum),
    price: money(price ?? 0),
    percent: rate((minimum / (price ?? 1)) * 100),
    lower: lowerPercent,
    limit: money(lowerLimit),
    upper: upperPercent,
    uninsured: uninsuredPercent,
    uninsuredFrom: money(uninsuredFrom),
    rate: COST_RULES.rate.max,
    from: COST_RULES.years.min,
    to: COST_RULES.years.max,
  });
}
