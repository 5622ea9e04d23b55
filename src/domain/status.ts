/** Listing statuses (L3) and how they are shown (L4, rulings D10, S1). */

const KNOWN = [
  'New',
  'Pc',
  'Ext',
  'Sld',
  'Lsd',
  'Lce',
  'Sce',
  'Lc',
  'Sc',
  'Exp',
  'Sus',
  'Ter',
  'Dft',
] as const;
/** Statuses that the feed is known to send; others arrive and are shown by their code. */
export type KnownLastStatus = (typeof KNOWN)[number];

/** A status in the case that the product knows ("SLD" is "Sld"); an unknown one as sent. */
export function lastStatusOf(sent: string): string {
  return KNOWN.find((known) => known.toLowerCase() === sent.toLowerCase()) ?? sent;
}

export type ListingType = 'sale' | 'lease';

/** Statuses of a listing that can still be bought or rented: the default search (L4). */
export const ACTIVE_STATUSES: readonly KnownLastStatus[] = ['New', 'Pc'];
/** Statuses of a sale that is done or agreed (L4). */
export const SOLD_STATUSES: readonly KnownLastStatus[] = ['Sld', 'Sce', 'Sc'];
/** Statuses of a lease that is done or agreed. */
export const LEASED_STATUSES: readonly KnownLastStatus[] = ['Lsd', 'Lce', 'Lc'];
/** Off the market without a sale: never drawn as sold on the map (rulings S1). */
export const EXCLUDED_STATUSES: readonly KnownLastStatus[] = ['Exp', 'Sus', 'Ter', 'Dft'];

/** What a badge says; `other` is shown by its code in a neutral style. */
export type StatusLabel = 'forSale' | 'forLease' | 'sold' | 'soldConditional' | 'leased' | 'other';

const includes = (set: readonly string[], status: string): boolean => set.includes(status);

/**
 * The label for a listing's type and last status. Statuses off the market that are neither sold nor leased
 * ("Exp", or one never seen) answer `other`: 'For Sale' on them would mislead (rulings D10).
 */
export function statusLabel(type: ListingType, lastStatus: string): StatusLabel {
  if (includes(ACTIVE_STATUSES, lastStatus) || lastStatus === 'Ext')
    return type === 'sale' ? 'forSale' : 'forLease';
  if (lastStatus === 'Sc' || lastStatus === 'Sce') return 'soldConditional';
  if (includes(SOLD_STATUSES, lastStatus)) return 'sold';
  if (includes(LEASED_STATUSES, lastStatus)) return 'leased';
  return 'other';
}

/** The palette entry (theme) that a label is drawn in. */
export function statusColour(label: StatusLabel): 'forSale' | 'forLease' | 'sold' | 'neutral' {
  switch (label) {
    case 'forSale':
      return 'forSale';
    case 'forLease':
      return 'forLease';
    case 'sold':
    case 'soldConditional':
    case 'leased':
      return 'sold';
    case 'other':
      return 'neutral';
  }
}

/** Whether the sold layout applies: sold price first, list price struck through (L4). */
export function hasSoldLayout(lastStatus: string, soldPrice: number | null): boolean {
  return (lastStatus === 'Sld' || lastStatus === 'Lsd') && soldPrice !== null;
}

/** The price of a listing as every place shows it; whole dollars. */
export interface ShownPrice {
  /** What it went for once it is sold or leased, the asked price before; null where unknown. */
  price: number | null;
  /** The asked price to strike through: of a sold or leased home that went for another one. */
  struck: number | null;
}

/** The price that a card, a suggestion, a pin and the listing's page show. */
export function shownPrice({
  lastStatus,
  listPrice,
  soldPrice,
}: {
  lastStatus: string;
  listPrice: number | null;
  soldPrice: number | null;
}): ShownPrice {
  if (!hasSoldLayout(lastStatus, soldPrice)) return { price: listPrice, struck: null };
  return { price: soldPrice, struck: soldPrice === listPrice ? null : listPrice };
}
