import { Navigate, useParams } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { APPLICATION_STEPS } from '#domain/application/applicationSteps.ts';
import { paths } from '#domain/paths.ts';
import { ApplicationWizard } from '#features/preapproval/ApplicationWizard.tsx';

/** /pre-approval/{step}: one step of the application. */
export default function StepPage() {
  const { step } = useParams();
  const known = APPLICATION_STEPS.find((each) => each === step);
  useUnlisted();
  return known ? <ApplicationWizard step={known} /> : <Navigate to={paths.preApproval()} replace />;
}
