import { ClosingCostsCalculator } from '#features/calculators/ClosingCostsCalculator.tsx';
import { ShareFigures } from './ShareFigures.tsx';

/** What a purchase costs beside its price. */
export default function ClosingCostsPage() {
  return <ClosingCostsCalculator share={<ShareFigures />} />;
}
