import { useParams } from 'react-router';
import { useUnlisted } from '../../components/document-head/useUnlisted.ts';
import { APPLICATION_STEPS } from '../../domain/applicationSteps.ts';
import { ApplicationWizard } from '../../features/preapproval/ApplicationWizard.tsx';
import NotFoundPage from '../not-found/NotFoundPage.tsx';

/** /pre-approval/{step}: one step of the application. */
export default function StepPage() {
  const { step } = useParams();
  const known = APPLICATION_STEPS.find((each) => each === step);
  useUnlisted();
  return known ? <ApplicationWizard step={known} /> : <NotFoundPage />;
}
