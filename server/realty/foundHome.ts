import type { WireListing } from '../../src/api/realty/contract.ts';

/** A home as a mail names it. */
export interface FoundHome {
  mlsNumber: string;
  boardId: number;
  address: string;
  price: number;
  rentPeriod: 'week' | 'month' | null;
}

/** What programs of the feed's senders write where they know nothing. */
const NOTHING = /^(none|null|undefined|nan|n\/a)$/i;

function known(value: unknown): string {
  const text = String(value ?? '').trim();
  return NOTHING.test(text) ? '' : text;
}

/** "1204 - 33 Bay Street E, Toronto": the street line as the app writes it, in both languages, and the city. */
function addressOf({ address }: WireListing): string {
  const { streetNumber, streetName, streetSuffix, streetDirection } = address ?? {};
  const street = [streetNumber, streetName, streetSuffix, streetDirection]
    .map(known)
    .filter(Boolean)
    .join(' ');
  const unit = known(address?.unitNumber);
  return [unit && street ? `${unit} - ${street}` : street, known(address?.city)].filter(Boolean).join(', ');
}

/** As the app reads it: the lease terms say so, and mean the month otherwise. */
function rentPeriodOf({ type, details }: WireListing): FoundHome['rentPeriod'] {
  if (type !== 'Lease') return null;
  return /^weekly$/i.test(details?.leaseTerms?.trim() ?? '') ? 'week' : 'month';
}

/** What a mail says of a listing. */
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
