import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { PreApprovalDashboard } from '#features/preapproval/PreApprovalDashboard.tsx';

/** /pre-approval: a customer's mortgage pre-approval. */
export default function PreApprovalPage() {
  useUnlisted();
  return <PreApprovalDashboard />;
}
