import type { WireListing } from '../../src/api/realty/contract.ts';

/** A home as mails show it. */
export interface FoundHome {
  mlsNumber: string;
  boardId: number;
  address: string;
  price: number;
  rentPeriod: 'week' | 'month' | null;
}

/** Texts that senders of the feed write for missing values. */
const NOTHING = /^(none|null|undefined|nan|n\/a)$/i;

function known(value: unknown): string {
  const text = String(value ?? '').trim();
  return NOTHING.test(text) ? '' : text;
}

/** "1204 - 33 Bay Street E, Toronto": the street line as the app writes it in both languages, and the city. */
function addressOf({ address }: WireListing): string {
  const { streetNumber, streetName, streetSuffix, streetDirection } = address ?? {};
  const street = [streetNumber, streetName, streetSuffix, streetDirection]
    .map(known)
    .filter(Boolean)
    .join(' ');
  const unit = known(address?.unitNumber);
  return [unit && street ? `${unit} - ${street}` : street, known(address?.city)].filter(Boolean).join(', ');
}

/** As in the app: weekly if the lease terms say so, else monthly. */
function rentPeriodOf({ type, details }: WireListing): FoundHome['rentPeriod'] {
  if (type !== 'Lease') return null;
  return /^weekly$/i.test(details?.leaseTerms?.trim() ?? '') ? 'week' : 'month';
}

/** A listing as mails show it. */
export function foundHome(listing: WireListing): FoundHome {
  const { mlsNumber, boardId, listPrice, soldPrice } = listing;
  return {
    mlsNumber,
    boardId,
    address: addressOf(listing),
    price: Number(soldPrice) || Number(listPrice),
    rentPeriod: rentPeriodOf(listing),
  };
}
