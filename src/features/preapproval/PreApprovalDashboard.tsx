import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, useState } from 'react';
import { useDashboardQuery, useReferralsQuery } from '#api/customer/applicationCalls.ts';
import type { WireDashboard } from '#api/customer/applicationContract.ts';
import { Section } from '#components/layouts/Section.tsx';
import { useCopy } from '#components/links/useCopy.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Columns, DashboardLayout } from './dashboard/DashboardLayout.tsx';
import { ProgressSheet } from './dashboard/ProgressSheet.tsx';
import { SignerSheet } from './dashboard/SignerSheet.tsx';
import { InvitationList, StartScreen } from './dashboard/StartScreen.tsx';
import { useOwnChange } from './dashboard/useOwnChange.ts';
import { DocumentsSection } from './documents/DocumentsSection.tsx';
import { MatchesSection } from './matches/MatchesSection.tsx';
import { ConfirmDialog } from './states/ConfirmDialog.tsx';
import { LoadFailed, PartLoading } from './states/PartStates.tsx';
import { Sheet } from './states/Sheet.tsx';
import { usePreapprovalText } from './usePreapprovalText.ts';

/** Withdraws an application, after a confirmation. */
function Withdraw({ applicationId }: { applicationId: string }) {
  const { t } = usePreapprovalText();
  const [isOpen, setOpen] = useState(false);
  const change = useOwnChange(applicationId);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t('withdraw.open')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        confirmLabel={t('withdraw.confirm')}
        busyLabel={t('withdraw.busy')}
        keepLabel={t('withdraw.keep')}
        failedText={t('withdraw.failed')}
        onConfirm={() => change({ status: 'withdrawn' })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

interface SubmittedSheetProps {
  application: NonNullable<WireDashboard['application']>;
}

/** The state of a submitted application. */
function SubmittedSheet({ application }: SubmittedSheetProps) {
  const { t, date, lender } = usePreapprovalText();
  const { submitted, matches, review } = application;
  return (
    <Sheet>
      <Section heading={t('submitted.heading')}>
        <Box sx={{ display: 'flex', gap: 3 }}>
          <CheckIcon aria-hidden sx={{ color: 'success.main', fontSize: '2rem', flex: 'none' }} />
          <div>
            <Typography>{t('submitted.text', { date: date(submitted ?? '') })}</Typography>
            {review && (
              <Box sx={{ mt: 2 }}>
                <Typography sx={{ fontWeight: 600 }}>{t(`submitted.review.${review.state}`)}</Typography>
                {review.sentence !== '' && <Typography>{review.sentence}</Typography>}
                <Typography variant="body2" color="text.secondary">
                  {t('submitted.reviewed', { date: date(review.changed) })}
                </Typography>
              </Box>
            )}
            <Typography sx={{ mt: 2, fontWeight: 600 }}>
              {matches.accepted === null
                ? t('submitted.eligible', { count: matches.eligible })
                : t('submitted.accepted', { lender: lender(matches.accepted) })}
            </Typography>
            <Link
              href={`tel:${brand.phone}`}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {t('submitted.help', { phone: brand.phoneDisplay })}
            </Link>
          </div>
        </Box>
      </Section>
    </Sheet>
  );
}

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
  // Keyed, so that turning a phone does not interrupt an upload.
  const parts = (
    <Columns key="parts">
      <div>
        {!isSubmitted && <ProgressSheet application={application} />}
        <Sheet>
          <DocumentsSection applicationId={id} missing={documents.wanted} />
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
      {/* The list of lenders is long on a phone, so the open tasks come before it. */}
      {isWide ? [lenders, parts] : [parts, lenders, others]}
    </>
  );
}

/** The first page of the pre-approval: the start, the progress of a draft, or the lenders' answers. */
export function PreApprovalDashboard() {
  const { t } = usePreapprovalText();
  useDocumentTitle(t('title'));
  // Another device or the co-applicant may have changed it.
  const { data, error, refetch } = useDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <DashboardLayout title={t('title')}>
      {!data && !error && <PartLoading text={t('loading')} heights={[320, 240]} />}
      {!data && error && <LoadFailed text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <InvitationList invitations={data.invitations} />
          {data.application ? <OwnApplication application={data.application} /> : <StartScreen />}
        </>
      )}
    </DashboardLayout>
  );
}

/** The customer's referral code, and the number of friends who used it. */
function ReferralSheet() {
  const { t, day } = usePreapprovalText();
  const { data, error, refetch } = useReferralsQuery();
  const { copied, copy } = useCopy();
  return (
    <Sheet>
      <Section heading={t('referrals.heading')}>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('referrals.text')}
        </Typography>
        {!data && !error && <PartLoading text={t('referrals.loading')} heights={[44]} />}
        {!data && error && (
          <LoadFailed text={t('referrals.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {data && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
              <Box
                component="p"
                sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700, letterSpacing: '0.08em' }}
              >
                <VisuallyHidden>{t('referrals.code')} </VisuallyHidden>
                {data.code}
              </Box>
              <Button variant="outlined" onClick={() => void copy(data.code)}>
                {t(copied ? 'referrals.copied' : 'referrals.copy')}
              </Button>
              <VisuallyHidden role="status">{copied && t('referrals.copied')}</VisuallyHidden>
            </Box>
            <Typography variant="body2" sx={{ mt: 3 }}>
              {t('referrals.count', { count: data.count, date: day(data.days[0] ?? '') })}
            </Typography>
          </>
        )}
      </Section>
    </Sheet>
  );
}
