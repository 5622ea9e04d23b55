import './commuteTexts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { useLazyOpening } from '../lazy/useLazyOpening.ts';
import type { CommuteDialogProps } from './CommuteDialog.tsx';
import { CommuteDialog } from './lazyCommute.ts';

/** Opens the dialog that adds a commute or changes those that are chosen. */
export function CommuteButton(dialog: Omit<CommuteDialogProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('commute');
  const [isOpen, setOpen] = useState(false);
  const [openDialog, isLoading] = useLazyOpening(CommuteDialog);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-busy={isLoading}
        {...CommuteDialog.intent}
        onClick={() => openDialog(() => setOpen(true))}
      >
        {t(dialog.commutes.length > 0 ? 'edit' : 'open')}
      </Button>
      <CommuteDialog when={isOpen} {...dialog} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
