import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApplicationQuery } from '#api/customer/applicationCalls.ts';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { Section } from '#components/layouts/Section.tsx';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { InviteSigner } from '../InviteSigner.tsx';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';
import { LoadFailed, PartLoading } from '../states/PartStates.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { useOwnChange } from './useOwnChange.ts';

/** Shown without a co-applicant, or before that question is answered. */
function NoCoApplicant({ application: { isAlone, status } }: { application: WireApplication }) {
  const { t } = usePreapprovalText();
  return (
    <>
      <Typography>{t(isAlone ? 'signer.aloneNow' : 'signer.undecided')}</Typography>
      {status === 'draft' && (
        <Button
          component={Link}
          to={paths.preApproval('co-applicant')}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          {t(isAlone ? 'signer.change' : 'signer.decide')}
        </Button>
      )}
    </>
  );
}

/** Removes the co-applicant, after a confirmation. */
function ApplyAlone({ application, name }: { application: WireApplication; name: string }) {
  const { t } = usePreapprovalText();
  const [isOpen, setOpen] = useState(false);
  const change = useOwnChange(application.id);
  return (
    <>
      <Button color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('signer.alone')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('signer.aloneTitle')}
        text={t('signer.aloneText', { name })}
        confirmLabel={t('signer.aloneConfirm')}
        keepLabel={t('signer.aloneKeep')}
        failedText={t('notSaved')}
        onConfirm={() => change({ isAlone: true })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** The co-applicant and the state of their part. */
export function SignerSheet({ applicationId }: { applicationId: string }) {
  const { t } = usePreapprovalText();
  const { data: application, error, refetch } = useApplicationQuery(applicationId);
  const signer = application?.signers[0];
  const named = [signer?.person.firstName, signer?.person.lastName].filter(Boolean).join(' ');
  const name = named || t('signer.somebody');
  return (
    <Sheet>
      <Section heading={t('signer.heading')}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          {!application && !error && <PartLoading text={t('loading')} heights={[24, 44]} />}
          {!application && error && (
            <LoadFailed text={t('failed')} error={error} onRetry={() => void refetch()} />
          )}
          {application && !signer && <NoCoApplicant application={application} />}
          {application && signer && (
            <>
              <Box component="p" sx={{ typography: 'h5', m: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <InviteSigner key={signer.id} applicationId={application.id} signer={signer} />
              {application.status === 'draft' && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -5 }}>
                  <Button component={Link} to={paths.preApproval('co-applicant')}>
                    {t('signer.edit')}
                  </Button>
                  <ApplyAlone application={application} name={name} />
                </Box>
              )}
            </>
          )}
        </Box>
      </Section>
    </Sheet>
  );
}
