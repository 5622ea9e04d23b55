import { EstimatesScreen } from '#features/estimates/EstimatesScreen.tsx';

/** /estimates: the method and the errors of estimates. */
export default function EstimatesPage() {
  return <EstimatesScreen />;
}
