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
/** The labels of the statuses by which a listing is not on the market (L3), for a sale and a lease alike. */
const LABELS = {
  Sld: 'sold',
  Sc: 'soldConditional',
  Sce: 'soldConditional',
  Lsd: 'leased',
  Lc: 'leasedConditional',
  Lce: 'leasedConditional',
  Exp: 'expired',
  Sus: 'suspended',
  Ter: 'terminated',
  Dft: 'fellThrough',
} as const;

/** What a badge says: key of card.status.*; `other` is shown by its code in a neutral style. */
export type StatusLabel = 'forSale' | 'forLease' | (typeof LABELS)[keyof typeof LABELS] | 'other';

const isLabelled = (status: string): status is keyof typeof LABELS => Object.hasOwn(LABELS, status);

/** The label for a listing's type and last status; `other` for a status never seen (rulings D10). */
export function statusLabel(type: ListingType, lastStatus: string): StatusLabel {
  if (lastStatus === 'New' || lastStatus === 'Pc' || lastStatus === 'Ext') {
    return type === 'sale' ? 'forSale' : 'forLease';
  }
  return isLabelled(lastStatus) ? LABELS[lastStatus] : 'other';
}

/** What is known of a listing's place on the market. */
interface MarketPlace {
  type: ListingType;
  lastStatus: string;
  /** 'A' active, 'U' unavailable. */
  status: string;
}

/** Where a listing stands: it can be had, a deal is agreed or done, or it was taken off the market. */
export type MarketStage = 'onMarket' | 'agreed' | 'done' | 'offMarket';

/** The stage of a listing. One whose deal fell through may be back on the market: the feed's status says so. */
export function marketStage({ type, lastStatus, status }: MarketPlace): MarketStage {
  const label = statusLabel(type, lastStatus);
  if (label === 'forSale' || label === 'forLease') return 'onMarket';
  if (label === 'sold' || label === 'leased') return 'done';
  if (label === 'soldConditional' || label === 'leasedConditional') return 'agreed';
  return status === 'U' || (label !== 'other' && label !== 'fellThrough') ? 'offMarket' : 'onMarket';
}

/** Whether a home can't be bought or rented any more: what it would cost is nobody's question then. */
export function isGone(listing: MarketPlace): boolean {
  const stage = marketStage(listing);
  return stage === 'done' || stage === 'offMarket';
}

/**
 * A listing's status in words: 'For Sale', 'Expired'; one never seen is its code.
 * @param t the texts of cards
 */
export function statusText(
  { type, lastStatus }: Pick<MarketPlace, 'type' | 'lastStatus'>,
  t: (key: `status.${Exclude<StatusLabel, 'other'>}`) => string,
): string {
  const label = statusLabel(type, lastStatus);
  return label === 'other' ? lastStatus : t(`status.${label}`);
}

/** The palette entry (theme) that a label is drawn in. */
export function statusColour(label: StatusLabel): 'forSale' | 'forLease' | 'sold' | 'neutral' {
  if (label === 'forSale' || label === 'forLease') return label;
  return /^(sold|leased)/.test(label) ? 'sold' : 'neutral';
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
