import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useApplicationQuery } from '#api/customer/applicationCalls.ts';
import type { WireApplication, WireSigner } from '#api/customer/applicationContract.ts';
import { isCallError } from '#api/errors.ts';
import { useDocumentTitle } from '#components/document-title/useDocumentTitle.ts';
import { Section } from '#components/section/Section.tsx';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { DashboardFrame } from './dashboard/DashboardFrame.tsx';
import { DocumentsSection } from './documents/DocumentsSection.tsx';
import { Elsewhere } from './join/Elsewhere.tsx';
import { HomeFacts } from './join/HomeFacts.tsx';
import { Invitation } from './join/Invitation.tsx';
import { OwnPart } from './join/OwnPart.tsx';
import { useOwnWanted } from './join/useOwnWanted.ts';
import { MatchesSection } from './matches/MatchesSection.tsx';
import { LoadFailed } from './states/LoadFailed.tsx';
import { PartLoading } from './states/PartLoading.tsx';
import { Sheet } from './states/Sheet.tsx';
import { usePreapprovalText } from './usePreapprovalText.ts';

/** What who has joined sees: what it is about, their own part and documents, and in the end the lenders. */
function Joined({ application, signer }: { application: WireApplication; signer: WireSigner }) {
  const { t } = usePreapprovalText();
  const name = application.applicant.firstName ?? t('join.somebody');
  const isOpen = application.status === 'draft';
  const wanted = useOwnWanted(application.id, signer);
  return (
    <>
      <Sheet>
        <Section heading={t('join.partHeading')}>
          <Typography>{isOpen ? t('join.partText', { name }) : t('join.submitted')}</Typography>
          <HomeFacts {...application} />
        </Section>
      </Sheet>
      {isOpen ? (
        <OwnPart key={signer.id} application={application} signer={signer} name={name} />
      ) : (
        <Sheet>
          <MatchesSection applicationId={application.id} canChoose={false} />
        </Sheet>
      )}
      <Sheet>
        <DocumentsSection applicationId={application.id} {...(wanted && { wanted })} />
      </Sheet>
    </>
  );
}

interface JoinApplicationProps {
  applicationId: string;
  signerId: string;
}

function Content({ applicationId, signerId }: JoinApplicationProps) {
  const { t } = usePreapprovalText();
  const [isDeclined, setDeclined] = useState(false);
  const { currentData, error, refetch } = useApplicationQuery(applicationId, {
    refetchOnMountOrArgChange: true,
  });
  const signer = currentData?.signers.find(({ id }) => id === signerId);
  if (isDeclined) {
    return (
      <Sheet>
        <Typography role="status" sx={{ mb: 4, fontWeight: 600 }}>
          {t('join.declined')}
        </Typography>
        <Button component={Link} to={paths.preApproval()} variant="outlined">
          {t('join.toPreApproval')}
        </Button>
      </Sheet>
    );
  }
  if (!currentData && !error) return <PartLoading text={t('join.loading')} heights={[280]} />;
  const isNobodys = isCallError(error) && error.status === 404;
  if (!currentData && !isNobodys) {
    return <LoadFailed text={t('join.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (currentData?.role === 'applicant') return <Navigate to={paths.preApproval()} replace />;
  if (isNobodys || !currentData || !signer || signer.state === 'declined') return <Elsewhere />;
  if (signer.state === 'accepted') return <Joined application={currentData} signer={signer} />;
  return <Invitation application={currentData} signer={signer} onDeclined={() => setDeclined(true)} />;
}

/** An invitation to apply with somebody: its answer, then the co-applicant's own part. */
export function JoinApplication({ applicationId, signerId }: JoinApplicationProps) {
  const { t } = usePreapprovalText();
  useDocumentTitle(t('join.title'));
  return (
    <DashboardFrame title={t('join.title')}>
      <Content applicationId={applicationId} signerId={signerId} />
    </DashboardFrame>
  );
}
