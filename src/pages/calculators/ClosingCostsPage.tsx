import { ClosingCostsCalculator } from '#features/calculators/ClosingCostsCalculator.tsx';
import { ShareFigures } from './ShareFigures.tsx';

/** The costs of a purchase besides its price. */
export default function ClosingCostsPage() {
  return <ClosingCostsCalculator share={<ShareFigures />} />;
}
