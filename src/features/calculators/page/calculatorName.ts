import { paths } from '#domain/paths.ts';

/** The calculators in the order of their tabs, each with its path. */
export const CALCULATORS = [
  { name: 'payment', path: paths.mortgagePayment },
  { name: 'affordability', path: paths.affordability },
  { name: 'closing', path: paths.closingCosts },
] as const;

export type CalculatorName = (typeof CALCULATORS)[number]['name'];
