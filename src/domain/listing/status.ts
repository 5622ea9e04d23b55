/** Listing statuses and their display (requirements E11, ST2 to ST4). */

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
  'Cs',
] as const;
/** Known statuses of the feed. Unknown ones may arrive, and are shown by their code. */
export type KnownLastStatus = (typeof KNOWN)[number];

/** Returns a known status in the product's spelling ("SLD" is "Sld"); an unknown one stays as sent. */
export function lastStatusOf(sent: string): string {
  return KNOWN.find((known) => known.toLowerCase() === sent.toLowerCase()) ?? sent;
}

export type ListingType = 'sale' | 'lease';

/** Statuses of a listing that can be bought or rented: those of the default search (requirement ST5). */
export const ACTIVE_STATUSES: readonly KnownLastStatus[] = ['New', 'Pc', 'Ext', 'Cs', 'Dft'];
/** Statuses of a sale that is agreed or completed. */
export const SOLD_STATUSES: readonly KnownLastStatus[] = ['Sld', 'Sce', 'Sc'];
/** Statuses of a lease that is agreed or completed. */
export const LEASED_STATUSES: readonly KnownLastStatus[] = ['Lsd', 'Lce', 'Lc'];
/** Labels of all statuses but those of a plain offer, for sales and leases. */
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
  Cs: 'comingSoon',
} as const;

/** The label of a badge: a key of card.status.*. `other` shows the status's code in a neutral style. */
export type StatusLabel = 'forSale' | 'forLease' | (typeof LABELS)[keyof typeof LABELS] | 'other';

const isLabelled = (status: string): status is keyof typeof LABELS => Object.hasOwn(LABELS, status);

/** Returns the label for a listing's type and last status; `other` for an unknown status. */
export function statusLabel(type: ListingType, lastStatus: string): StatusLabel {
  if (lastStatus === 'New' || lastStatus === 'Pc' || lastStatus === 'Ext') {
    return type === 'sale' ? 'forSale' : 'forLease';
  }
  return isLabelled(lastStatus) ? LABELS[lastStatus] : 'other';
}

/** The fields of a listing that determine its state on the market. */
interface MarketPlace {
  type: ListingType;
  lastStatus: string;
  /** 'A' active, 'U' unavailable. */
  status: string;
}

/** State of a listing: available, deal agreed, deal completed, or taken off the market. */
export type MarketStage = 'onMarket' | 'agreed' | 'done' | 'offMarket';

/**
 * Returns the state of a listing. The feed's status says if a listing is available, unless its last status says that it
 * is not.
 */
export function marketStage({ type, lastStatus, status }: MarketPlace): MarketStage {
  const label = statusLabel(type, lastStatus);
  if (label === 'sold' || label === 'leased') return 'done';
  if (label === 'soldConditional' || label === 'leasedConditional') return 'agreed';
  const isOver = label === 'expired' || label === 'suspended' || label === 'terminated';
  return status === 'U' || isOver ? 'offMarket' : 'onMarket';
}

/** True if a home can no longer be bought or rented, so that estimates of its costs are pointless. */
export function isGone(listing: MarketPlace): boolean {
  const stage = marketStage(listing);
  return stage === 'done' || stage === 'offMarket';
}

/**
 * Returns a listing's status in words: 'For Sale', 'Expired'; the code of an unknown status.
 * @param t the texts of cards
 */
export function statusText(
  { type, lastStatus }: Pick<MarketPlace, 'type' | 'lastStatus'>,
  t: (key: `status.${Exclude<StatusLabel, 'other'>}`) => string,
): string {
  const label = statusLabel(type, lastStatus);
  return label === 'other' ? lastStatus : t(`status.${label}`);
}

/** Returns the theme's palette entry for a label. */
export function statusColour(label: StatusLabel): 'forSale' | 'forLease' | 'sold' | 'neutral' {
  if (label === 'forSale' || label === 'forLease') return label;
  return /^(sold|leased)/.test(label) ? 'sold' : 'neutral';
}

/** True if the sold layout applies: sold price first, list price struck through (requirement ST3). */
export function hasSoldLayout(lastStatus: string, soldPrice: number | null): boolean {
  return (lastStatus === 'Sld' || lastStatus === 'Lsd') && soldPrice !== null;
}

/** The price of a listing as shown everywhere; whole dollars. */
export interface ShownPrice {
  /** The sold or leased price if there is one, else the asking price; null if unknown. */
  price: number | null;
  /** The asking price to strike through, for a home that was sold or leased at another price. */
  struck: number | null;
}

/** Returns the price for cards, suggestions, pins and the listing's page. */
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
