import { useParams } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { JoinApplication } from '#features/preapproval/JoinApplication.tsx';

/** /pre-approval/join/{application}/{signer}: the page of an invitation's link. */
export default function JoinPage() {
  const { applicationId = '', signerId = '' } = useParams();
  useUnlisted();
  return <JoinApplication key={signerId} applicationId={applicationId} signerId={signerId} />;
}
