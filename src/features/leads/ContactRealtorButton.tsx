import { type ReactNode, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ContactDialog, useContactRealtor } from './ContactRealtorProvider.tsx';

interface ContactRealtorButtonProps {
  /** The button's text. */
  children: ReactNode;
}

/** Opens the page's contact dialog. A page may have several of these buttons. */
export function ContactRealtorButton({ children }: ContactRealtorButtonProps) {
  const { openingBy, open } = useContactRealtor();
  const id = useId();
  const isBusy = openingBy === id;
  return (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      aria-busy={isBusy}
      {...ContactDialog.intent}
      onClick={() => open(id)}
      startIcon={isBusy && <Spinner />}
    >
      {children}
    </Button>
  );
}
