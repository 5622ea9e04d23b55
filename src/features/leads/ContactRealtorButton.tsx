import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ContactDialog, useContactRealtor } from './ContactRealtorProvider.tsx';

interface ContactRealtorButtonProps {
  variant?: 'contained' | 'outlined' | 'text';
  fullWidth?: boolean;
  /** "I'm interested" by default. Another text, if several of these are on a page. */
  children?: ReactNode;
}

/** Opens the page's contact dialog. A page may have several of these buttons. */
export function ContactRealtorButton({
  variant = 'contained',
  fullWidth = false,
  children,
}: ContactRealtorButtonProps) {
  const { t } = useTranslation('leads');
  const { openingBy, open } = useContactRealtor();
  const id = useId();
  const isBusy = openingBy === id;
  return (
    <Button
      variant={variant}
      fullWidth={fullWidth}
      aria-haspopup="dialog"
      aria-busy={isBusy}
      {...ContactDialog.intent}
      onClick={() => open(id)}
      startIcon={isBusy && <Spinner />}
    >
      {children ?? t('interest')}
    </Button>
  );
}
