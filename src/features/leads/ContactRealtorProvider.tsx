import { createContext, type ReactNode, startTransition, useContext, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import type { Listing } from '#domain/listing/listing.ts';
import './leadsTexts.ts';

interface ContactRealtor {
  /** Id of the button that opens the dialog, while the dialog's code is loading. */
  openingBy: string | undefined;
  /** @param by the button's id */
  open(by: string): void;
}

const ContactRealtorContext = createContext<ContactRealtor | undefined>(undefined);

/** The form, its phone numbers and its checks are loaded only when the visitor wants to write. */
export const ContactDialog = lazyOnIntent(async () => (await import('./ContactDialog.tsx')).ContactDialog);

interface ContactRealtorProviderProps {
  listing: Listing;
  children: ReactNode;
}

/** One contact dialog for a listing's page. Every `ContactRealtorButton` inside opens it. */
export function ContactRealtorProvider({ listing, children }: ContactRealtorProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const [pressed, setPressed] = useState<string>();
  const [openDialog, isLoading] = useLazyOpening(ContactDialog);
  const open = (by: string) => {
    setPressed(by);
    openDialog(() => startTransition(() => setOpen(true)));
  };

  return (
    <ContactRealtorContext value={{ openingBy: isLoading ? pressed : undefined, open }}>
      {children}
      <ContactDialog when={isOpen} listing={listing} open={isOpen} onClose={() => setOpen(false)} />
    </ContactRealtorContext>
  );
}

/** Returns the page's contact dialog. @throws Error outside a `ContactRealtorProvider` */
export function useContactRealtor(): ContactRealtor {
  const contact = useContext(ContactRealtorContext);
  if (!contact) throw new Error('There is no ContactRealtorProvider round this button.');
  return contact;
}
