import { PaymentCalculator } from '#features/calculators/PaymentCalculator.tsx';
import { ShareFigures } from './ShareFigures.tsx';

/** The payments of a mortgage. */
export default function MortgagePaymentPage() {
  return <PaymentCalculator share={<ShareFigures />} />;
}
