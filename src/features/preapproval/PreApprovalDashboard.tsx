import { useDashboardQuery } from '../../api/customer/applicationCalls.ts';
import type { WireDashboard } from '../../api/customer/applicationContract.ts';
import { useDocumentTitle } from '../../components/document-title/useDocumentTitle.ts';
import { Columns, DashboardFrame } from './dashboard/DashboardFrame.tsx';
import { InvitationList } from './dashboard/InvitationList.tsx';
import { ProgressSheet } from './dashboard/ProgressSheet.tsx';
import { ReferralSheet } from './dashboard/ReferralSheet.tsx';
import { SignerSheet } from './dashboard/SignerSheet.tsx';
import { StartScreen } from './dashboard/StartScreen.tsx';
import { SubmittedSheet } from './dashboard/SubmittedSheet.tsx';
import { Withdraw } from './dashboard/Withdraw.tsx';
import { DocumentsSection } from './documents/DocumentsSection.tsx';
import { MatchesSection } from './matches/MatchesSection.tsx';
import { LoadFailed } from './states/LoadFailed.tsx';
import { PartLoading } from './states/PartLoading.tsx';
import { Sheet } from './states/Sheet.tsx';
import { usePreapprovalText } from './usePreapprovalText.ts';

function OwnApplication({ application }: { application: NonNullable<WireDashboard['application']> }) {
  const { id, status, documents } = application;
  const isSubmitted = status === 'submitted';
  return (
    <>
      {isSubmitted && <SubmittedSheet application={application} />}
      {isSubmitted && (
        <Sheet>
          <MatchesSection applicationId={id} canChoose />
        </Sheet>
      )}
      <Columns>
        <div>
          {!isSubmitted && <ProgressSheet application={application} />}
          <Sheet>
            <DocumentsSection applicationId={id} wanted={documents.wanted} />
          </Sheet>
        </div>
        <div>
          <SignerSheet applicationId={id} />
          <ReferralSheet />
          <Withdraw applicationId={id} />
        </div>
      </Columns>
    </>
  );
}

/** The pre-approval's first page: a start, how far it is, or what lenders say of it. */
export function PreApprovalDashboard() {
  const { t } = usePreapprovalText();
  useDocumentTitle(t('title'));
  // Another device or the co-applicant may have changed it.
  const { data, error, refetch } = useDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <DashboardFrame title={t('title')}>
      {!data && !error && <PartLoading text={t('loading')} heights={[320, 240]} />}
      {!data && error && <LoadFailed text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <InvitationList invitations={data.invitations} />
          {data.application ? <OwnApplication application={data.application} /> : <StartScreen />}
        </>
      )}
    </DashboardFrame>
  );
}
