import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { WireApplication, WireSigner } from '#api/customer/applicationContract.ts';
import { Section } from '#components/frames/Section.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { CodeForm } from './CodeForm.tsx';
import { useSignerChange } from './useInvitation.ts';

interface InvitationProps {
  application: WireApplication;
  signer: WireSigner;
  onDeclined: () => void;
}

/** Who asks, and the two ways to answer. */
export function Invitation({ application, signer, onDeclined }: InvitationProps) {
  const { t } = usePreapprovalText();
  const [isAsked, setAsked] = useState(false);
  const of = { applicationId: application.id, signer };
  const change = useSignerChange(of);
  const { firstName } = application.applicant;
  const name = firstName ?? t('join.somebody');
  return (
    <Sheet>
      <Section heading={firstName ? t('join.heading', { name }) : t('join.headingUnnamed')}>
        <Typography sx={{ mb: 5, maxWidth: '64ch' }}>{t('join.text', { name })}</Typography>
        <CodeForm {...of} name={name}>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsked(true)}>
            {t('join.decline')}
          </Button>
        </CodeForm>
        <ConfirmDialog
          open={isAsked}
          title={t('join.declineTitle')}
          text={t('join.declineText', { name })}
          confirmLabel={t('join.declineConfirm')}
          keepLabel={t('join.declineKeep')}
          failedText={t('join.answerFailed')}
          onConfirm={async () => {
            const { error } = await change({ state: 'declined' });
            if (!error) onDeclined();
            return !error;
          }}
          onClose={() => setAsked(false)}
        />
      </Section>
    </Sheet>
  );
}
