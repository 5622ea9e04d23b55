import { createContext, type ReactNode, startTransition, useContext, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { LeadDialogKind } from './LeadDialogs.tsx';
import './leadsTexts.ts';

interface ContactRealtor {
  /** Id of the button that opens the dialog, while the dialog's code is loading. */
  openingBy: string | undefined;
  /** @param by the button's id */
  open(by: string, kind: LeadDialogKind): void;
}

const ContactRealtorContext = createContext<ContactRealtor | undefined>(undefined);

/** The forms, their phone numbers and their checks are loaded only when the visitor wants to write. */
export const LeadDialogs = lazyOnIntent(async () => (await import('./LeadDialogs.tsx')).LeadDialogs);

interface ContactRealtorProviderProps {
  listing: Listing;
  children: ReactNode;
}

/** One dialog of each kind for a listing's page. Every `ContactRealtorButton` inside opens it. */
export function ContactRealtorProvider({ listing, children }: ContactRealtorProviderProps) {
  const [shown, setShown] = useState<LeadDialogKind>();
  const [pressed, setPressed] = useState<string>();
  const [openDialog, isLoading] = useLazyOpening(LeadDialogs);
  const open = (by: string, kind: LeadDialogKind) => {
    setPressed(by);
    openDialog(() => startTransition(() => setShown(kind)));
  };

  return (
    <ContactRealtorContext value={{ openingBy: isLoading ? pressed : undefined, open }}>
      {children}
      <LeadDialogs when={!!shown} listing={listing} shown={shown} onClose={() => setShown(undefined)} />
    </ContactRealtorContext>
  );
}

/** Returns the page's dialogs. @throws Error outside a `ContactRealtorProvider` */
export function useContactRealtor(): ContactRealtor {
  const contact = useContext(ContactRealtorContext);
  if (!contact) throw new Error('There is no ContactRealtorProvider round this button.');
  return contact;
}
