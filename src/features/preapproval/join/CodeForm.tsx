import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from '#components/fields/CodeField.tsx';
import { describedBy } from '#components/fields/FieldFrame.tsx';
import { isWholeCode } from '#domain/account/verificationCode.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { useAccept } from './useAnswer.ts';
import type { OfSigner } from './useInvitation.ts';

interface CodeFormProps extends OfSigner {
  /** Of the applicant. */
  name: string;
  /** The other way to answer. */
  children: React.ReactNode;
}

/** The code of the mail, and what accepts the invitation by it. */
export function CodeForm({ applicationId, signer, name, children }: CodeFormProps) {
  const { t } = usePreapprovalText();
  const id = useId();
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const [trouble, setTrouble] = useState<'unreachable' | 'answerFailed'>();
  const { isBusy, accept } = useAccept({ applicationId, signer });
  const problem = form.formState.errors.code?.message;
  const refuse = (message: string) => {
    form.setError('code', { message });
    form.setFocus('code');
  };
  const submit = async () => {
    if (isBusy) return;
    setTrouble(undefined);
    const { code } = form.getValues();
    if (code === '') return refuse(t('join.codeRequired'));
    if (!isWholeCode(code)) return refuse(t('join.codeWrong'));
    const answer = await accept(code);
    if (answer === 'codeWrong' || answer === 'codeExpired') return refuse(t(`join.${answer}`, { name }));
    if (answer !== 'kept') setTrouble(answer);
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
        frame={{ id, label: t('join.codeLabel'), help: t('join.codeHelp'), problem }}
        input={{
          id,
          'aria-required': true,
          'aria-describedby': describedBy(id, t('join.codeHelp'), problem),
        }}
        registered={form.register('code', { onChange: () => form.clearErrors('code') })}
      />
      {trouble && (
        <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
          {t(trouble === 'unreachable' ? 'unreachable' : 'join.answerFailed')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={isBusy}
          startIcon={isBusy && <Spinner />}
          sx={{ minHeight: 48 }}
        >
          {t(isBusy ? 'join.accepting' : 'join.accept')}
        </Button>
        {children}
      </Box>
    </Box>
  );
}
