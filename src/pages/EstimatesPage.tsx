import { Navigate } from 'react-router';
import { environment } from '#config/environment.ts';
import { paths } from '#domain/paths.ts';
import { EstimatesScreen } from '#features/estimates/EstimatesScreen.tsx';

/** /estimates: the method and the errors of estimates; without estimates the address leads to the page of a home's value. */
export default function EstimatesPage() {
  return environment.hasEstimates ? <EstimatesScreen /> : <Navigate to={paths.value()} replace />;
}
