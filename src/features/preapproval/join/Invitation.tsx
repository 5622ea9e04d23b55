import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { WireApplication, WireSigner } from '#api/customer/applicationContract.ts';
import { isCallError } from '#api/errors.ts';
import { CodeField } from '#components/fields/CodeField.tsx';
import { describedBy } from '#components/fields/FieldLayout.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { isWholeCode } from '#domain/account/verificationCode.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { type OfSigner, useSignerChange } from './useInvitation.ts';

interface InvitationProps {
  application: WireApplication;
  signer: WireSigner;
  onDeclined: () => void;
}

/** The invitation of the applicant, with buttons to accept or decline it. */
export function Invitation({ application, signer, onDeclined }: InvitationProps) {
  const { t } = usePreapprovalText();
  const [isOpen, setOpen] = useState(false);
  const of = { applicationId: application.id, signer };
  const change = useSignerChange(of);
  const { firstName } = application.applicant;
  const name = firstName ?? t('join.somebody');
  return (
    <Sheet>
      <Section heading={firstName ? t('join.heading', { name }) : t('join.headingUnnamed')}>
        <Typography sx={{ mb: 5, maxWidth: '64ch' }}>{t('join.text', { name })}</Typography>
        <CodeForm {...of} name={name}>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('join.decline')}
          </Button>
        </CodeForm>
        <ConfirmDialog
          open={isOpen}
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
          onClose={() => setOpen(false)}
        />
      </Section>
    </Sheet>
  );
}

interface CodeFormProps extends OfSigner {
  /** Name of the applicant. */
  name: string;
  /** The button that declines. */
  children: React.ReactNode;
}

/** The form for the code from the mail. Submitting it accepts the invitation. */
function CodeForm({ applicationId, signer, name, children }: CodeFormProps) {
  const { t } = usePreapprovalText();
  const id = useId();
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const [failure, setFailure] = useState<'unreachable' | 'answerFailed'>();
  const { isBusy, accept } = useAccept({ applicationId, signer });
  const problem = form.formState.errors.code?.message;
  const refuse = (message: string) => {
    form.setError('code', { message });
    form.setFocus('code');
  };
  const submit = async () => {
    if (isBusy) return;
    setFailure(undefined);
    const { code } = form.getValues();
    if (code === '') return refuse(t('join.codeRequired'));
    if (!isWholeCode(code)) return refuse(t('join.codeWrong'));
    const answer = await accept(code);
    if (answer === 'codeWrong' || answer === 'codeExpired') return refuse(t(`join.${answer}`, { name }));
    if (answer !== 'saved') setFailure(answer);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('join.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 4, maxWidth: 420 }}
    >
      <CodeField
        layout={{ id, label: t('join.codeLabel'), help: t('join.codeHelp'), problem }}
        input={{
          id,
          'aria-required': true,
          'aria-describedby': describedBy(id, t('join.codeHelp'), problem),
        }}
        registered={form.register('code', { onChange: () => form.clearErrors('code') })}
      />
      {failure && (
        <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
          {t(failure === 'unreachable' ? 'unreachable' : 'join.answerFailed')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <BusyButton type="submit" isBusy={isBusy} sx={{ minHeight: 48 }}>
          {t(isBusy ? 'join.accepting' : 'join.accept')}
        </BusyButton>
        {children}
      </Box>
    </Box>
  );
}

/** Result of an answer to an invitation. */
type Answer = 'saved' | 'codeWrong' | 'codeExpired' | 'unreachable' | 'answerFailed';

/** Accepts an invitation by its code. */
function useAccept(of: OfSigner): { isBusy: boolean; accept: (code: string) => Promise<Answer> } {
  const change = useSignerChange(of);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    accept: async (code) => {
      setBusy(true);
      const { error } = await change({ state: 'accepted', code });
      setBusy(false);
      if (!error) return 'saved';
      if (!isCallError(error)) return 'answerFailed';
      const refused = error.refused.find(({ field }) => field === 'code');
      if (refused) return refused.keyword === 'expired' ? 'codeExpired' : 'codeWrong';
      return error.status === 0 ? 'unreachable' : 'answerFailed';
    },
  };
}
