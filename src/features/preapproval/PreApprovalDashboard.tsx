import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment } from 'react';
import { useDashboardQuery } from '#api/customer/applicationCalls.ts';
import type { WireDashboard } from '#api/customer/applicationContract.ts';
import { useDocumentTitle } from '#components/document-title/useDocumentTitle.ts';
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
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const lenders = isSubmitted && (
    <Sheet key="lenders">
      <MatchesSection applicationId={id} canChoose />
    </Sheet>
  );
  const others = (
    <Fragment key="others">
      <ReferralSheet />
      <Withdraw applicationId={id} />
    </Fragment>
  );
  // Keyed: a phone that is turned gives up no upload.
  const parts = (
    <Columns key="parts">
      <div>
        {!isSubmitted && <ProgressSheet application={application} />}
        <Sheet>
          <DocumentsSection applicationId={id} wanted={documents.wanted} />
        </Sheet>
      </div>
      <div>
        <SignerSheet applicationId={id} />
        {isWide && others}
      </div>
    </Columns>
  );
  return (
    <>
      {isSubmitted && <SubmittedSheet application={application} />}
      {/* The lenders are long on a phone: what is still to be done comes before them. */}
      {isWide ? [lenders, parts] : [parts, lenders, others]}
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
