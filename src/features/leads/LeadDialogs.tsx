import type { Listing } from '#domain/listing/listing.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { ViewingDialog } from './ViewingDialog.tsx';

/** The dialogs of a listing's page: a message to a realtor, and a viewing request. */
export type LeadDialogKind = 'contact' | 'viewing';

interface LeadDialogsProps {
  listing: Listing;
  /** The open dialog; undefined while both are closed. */
  shown: LeadDialogKind | undefined;
  onClose: () => void;
}

/** Both dialogs stay mounted, so that typed values are still there when one opens again. */
export function LeadDialogs({ listing, shown, onClose }: LeadDialogsProps) {
  return (
    <>
      <ContactDialog listing={listing} open={shown === 'contact'} onClose={onClose} />
      <ViewingDialog listing={listing} open={shown === 'viewing'} onClose={onClose} />
    </>
  );
}
