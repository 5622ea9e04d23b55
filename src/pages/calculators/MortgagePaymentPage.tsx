import { PaymentCalculator } from '#features/calculators/PaymentCalculator.tsx';
import { ShareFigures } from './ShareFigures.tsx';

/** What a mortgage costs, payment by payment. */
export default function MortgagePaymentPage() {
  return <PaymentCalculator share={<ShareFigures />} />;
}
