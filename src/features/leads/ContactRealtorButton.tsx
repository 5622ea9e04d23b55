import { type ReactNode, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { LeadDialogs, useContactRealtor } from './ContactRealtorProvider.tsx';
import type { LeadDialogKind } from './LeadDialogs.tsx';

interface ContactRealtorButtonProps {
  kind?: LeadDialogKind;
  variant?: 'contained' | 'outlined';
  /** The button's text. */
  children: ReactNode;
}

/** Opens one of the page's dialogs, the contact dialog by default. A page may have several of these buttons. */
export function ContactRealtorButton({
  kind = 'contact',
  variant = 'contained',
  children,
}: ContactRealtorButtonProps) {
  const { openingBy, open } = useContactRealtor();
  const id = useId();
  const isBusy = openingBy === id;
  return (
    <Button
      variant={variant}
      sx={{ minWidth: kind === 'viewing' ? 1 : 'auto' }}
      aria-haspopup="dialog"
      aria-busy={isBusy}
      {...LeadDialogs.intent}
      onClick={() => open(id, kind)}
      startIcon={isBusy && <Spinner />}
    >
      {children}
    </Button>
  );
}
