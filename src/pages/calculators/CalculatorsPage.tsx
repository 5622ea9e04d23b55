import { CalculatorChoice } from '#features/calculators/CalculatorChoice.tsx';

/** The calculators to choose from. */
export default function CalculatorsPage() {
  return <CalculatorChoice />;
}
