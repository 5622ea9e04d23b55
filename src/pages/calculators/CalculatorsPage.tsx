import { CalculatorChoice } from '#features/calculators/CalculatorChoice.tsx';

/** The choice of calculators. */
export default function CalculatorsPage() {
  return <CalculatorChoice />;
}
