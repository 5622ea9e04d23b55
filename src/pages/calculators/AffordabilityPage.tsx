import { AffordabilityCalculator } from '#features/calculators/AffordabilityCalculator.tsx';
import { ShareFigures } from './ShareFigures.tsx';

/** The price that income and cash allow. */
export default function AffordabilityPage() {
  return <AffordabilityCalculator share={<ShareFigures />} />;
}
