import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useRef,
  useState,
} from 'react';
import type { Listing } from '#domain/listing/listing.ts';
import { useAppDispatch } from '#store/hooks.ts';
import './leadsTexts.ts';
import { notified } from '#store/notificationsSlice.ts';
import { afterFrame } from '#ui/afterFrame.ts';

interface DialogProps {
  listing: Listing;
  open: boolean;
  onClose: () => void;
}

interface ContactRealtor {
  /** The button that asked for the dialog while its code is on the way. */
  openingBy: string | undefined;
  /** @param by the button's id */
  open(by: string): void;
  /** The visitor is about to open it: its code may come. */
  prepare(): void;
}

const ContactRealtorContext = createContext<ContactRealtor | undefined>(undefined);

/** The form, its phone numbers and its checks are no part of the page until somebody wants to write. */
const load = (): Promise<ComponentType<DialogProps>> =>
  import('./ContactDialog.tsx').then(({ ContactDialog }) => ContactDialog);

interface ContactRealtorProviderProps {
  listing: Listing;
  children: ReactNode;
}

/** One contact dialog for a listing's page; every `ContactRealtorButton` inside opens it. */
export function ContactRealtorProvider({ listing, children }: ContactRealtorProviderProps) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const [openingBy, setOpeningBy] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const loading = useRef<ReturnType<typeof load>>(undefined);

  const loaded = () => {
    loading.current ??= load();
    // A failure is forgotten: the next press tries again.
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  };
  const open = (by: string) => {
    if (!Dialog) setOpeningBy(by);
    // A dialog stands in a portal, whose content React draws in one go: the press is answered before.
    afterFrame(() => {
      loaded().then(
        (component) =>
          startTransition(() => {
            setDialog(() => component);
            setOpeningBy(undefined);
            setOpen(true);
          }),
        () => {
          setOpeningBy(undefined);
          dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
        },
      );
    });
  };
  const prepare = () => {
    loaded().catch(() => {});
  };

  return (
    <ContactRealtorContext value={{ openingBy, open, prepare }}>
      {children}
      {Dialog && <Dialog listing={listing} open={isOpen} onClose={() => setOpen(false)} />}
    </ContactRealtorContext>
  );
}

/** The dialog of the page; a fault of the program outside a `ContactRealtorProvider`. */
export function useContactRealtor(): ContactRealtor {
  const contact = useContext(ContactRealtorContext);
  if (!contact) throw new Error('There is no ContactRealtorProvider round this button.');
  return contact;
}
