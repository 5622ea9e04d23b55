import type { WireListing } from '../../src/api/realty/contract.ts';

/** A home as mails show it. */
export interface FoundHome {
  mlsNumber: string;
  boardId: number;
  /** By language. */
  address: Record<'en' | 'fr', string>;
  price: number;
  rentPeriod: 'week' | 'month' | null;
}

/** Texts that senders of the feed write for missing values. */
const NOTHING = /^(none|null|undefined|nan|n\/a)$/i;

function known(value: unknown): string {
  const text = String(value ?? '').trim();
  return NOTHING.test(text) ? '' : text;
}

/** The street line as the app writes it in each language, and the city. */
function addressOf({ address }: WireListing): FoundHome['address'] {
  const { streetName, streetSuffix, streetDirection } = address ?? {};
  const [number = '', ...street] = [address?.streetNumber, streetName, streetSuffix, streetDirection].map(
    known,
  );
  const unit = known(address?.unitNumber);
  const line = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const english = line(number, ...street);
  const french = line(number && `${number},`, ...street);
  const withCity = (text: string) => [text, known(address?.city)].filter(Boolean).join(', ');
  return {
    en: withCity(unit && english ? `${unit} - ${english}` : english),
    fr: withCity(unit && french ? `${french}, app. ${unit}` : french),
  };
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

/** A home as it is now, for those who watch it. */
export interface HomeNow extends Omit<FoundHome, 'price'> {
  price: number | null;
  isActive: boolean;
  lastStatus: string;
  openHouse: string | null;
  isOpen: boolean;
}

/** The start of the first open house that has not begun, in the home's own time. */
function nextOpenHouse({ openHouse }: WireListing, now: Date): string | null {
  const starts = (openHouse ?? [])
    .filter(({ date, startTime, offset }) => Date.parse(`${date}T${startTime}:00${offset}`) > now.getTime())
    .map(({ date, startTime }) => `${date}T${startTime}`);
  return starts.toSorted()[0] ?? null;
}

/** A listing as its watchers are told about it. @param isOpen true if everybody may see it */
export function homeNow(listing: WireListing, isOpen: boolean, now: Date): HomeNow {
  const { price, ...home } = foundHome(listing);
  const isActive = listing.status === 'A';
  return {
    ...home,
    price: price > 0 ? price : null,
    isActive,
    lastStatus: listing.lastStatus ?? '',
    openHouse: isActive ? nextOpenHouse(listing, now) : null,
    isOpen,
  };
}
