import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { useOwnChange } from './useOwnChange.ts';

/** The way out of an application, after a question. */
export function Withdraw({ applicationId }: { applicationId: string }) {
  const { t } = usePreapprovalText();
  const [isAsked, setAsked] = useState(false);
  const change = useOwnChange(applicationId);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t('withdraw.open')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        confirmLabel={t('withdraw.confirm')}
        busyLabel={t('withdraw.busy')}
        keepLabel={t('withdraw.keep')}
        failedText={t('withdraw.failed')}
        onConfirm={() => change({ status: 'withdrawn' })}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
