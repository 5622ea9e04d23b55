import type { OfferType } from './resoOffer.ts';
import { amountOf, numberOf, type ResoRow, textOf, yesNoOf } from './resoValues.ts';

/** A listing's status in the terms of the public listing API. */
export interface Standing {
  status: 'A' | 'U';
  lastStatus: string;
  /** True when it was sold or leased, conditionally or not, as `lastStatus` says. */
  isDealt: boolean;
}

/** Meanings of the Data Dictionary's StandardStatus in this product. */
type Meaning = 'active' | 'soon' | 'conditional' | 'closed' | 'Exp' | 'Ter' | 'Sus' | 'withheld' | 'deleted';

/** Lookup StandardStatus of the Data Dictionary 2.0, in lower case without spaces. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ['active', 'active'],
  ['activeundercontract', 'conditional'],
  ['pending', 'conditional'],
  ['closed', 'closed'],
  ['expired', 'Exp'],
  ['canceled', 'Ter'],
  ['cancelled', 'Ter'],
  ['withdrawn', 'Ter'],
  ['hold', 'Sus'],
  ['comingsoon', 'soon'],
  // Not complete yet.
  ['incomplete', 'withheld'],
  ['delete', 'deleted'],
]);

/** PropTx: the last change of an active listing, by MlsStatus in lower case. */
const LAST_CHANGES: ReadonlyMap<string, string> = new Map([
  ['price change', 'Pc'],
  ['extension', 'Ext'],
  ['deal fell through', 'Dft'],
]);

/** True when an active listing's price differs from its original price. */
function isPriceChanged(row: ResoRow): boolean {
  const [price, original] = [numberOf(row, 'ListPrice'), amountOf(row, 'OriginalListPrice')];
  return original !== null && price !== null && price !== original;
}

/** The more exact meaning of an active row by its MlsStatus: PropTx's conditional deals may still be active. */
function exactMeaning(mlsStatus: string): Meaning {
  if (/^(sold|leased) conditional/.test(mlsStatus)) return 'conditional';
  return mlsStatus === 'coming soon' ? 'soon' : 'active';
}

/**
 * A listing's status by its StandardStatus, and by MlsStatus if it is active. A listing whose seller does not allow it on
 * the internet is shown to no one, as in a live feed: for sites with accounts too (order of the Competition Tribunal about
 * TREB of 2016-06-03). A listing that comes soon is shown only if its row says that it may be: most boards leave such listings out of feeds for public sites, and some allow them there
 * (MLS Grid's IDX rules for Heartland MLS and SCKansas MLS, 2025 and 2026).
 * @returns 'withheld' when it must not be shown, 'deleted' when it is to leave the market, undefined for a status that the
 * dictionary does not have
 */
export function standingOf(row: ResoRow, type: OfferType): Standing | 'withheld' | 'deleted' | undefined {
  const isAllowed = yesNoOf(row, 'InternetEntireListingDisplayYN');
  if (isAllowed === false) return 'withheld';
  const standard = MEANINGS.get(
    textOf(row, 'StandardStatus')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
  const mlsStatus = textOf(row, 'MlsStatus').toLowerCase();
  const meaning = standard === 'active' ? exactMeaning(mlsStatus) : standard;
  const isSale = type === 'Sale';
  switch (meaning) {
    case 'withheld':
    case 'deleted':
    case undefined:
      return meaning;
    case 'soon':
      return isAllowed ? { status: 'A', lastStatus: 'Cs', isDealt: false } : 'withheld';
    case 'active': {
      const change = LAST_CHANGES.get(mlsStatus) ?? (isPriceChanged(row) ? 'Pc' : 'New');
      return { status: 'A', lastStatus: change, isDealt: false };
    }
    case 'conditional':
      return { status: 'U', lastStatus: isSale ? 'Sc' : 'Lc', isDealt: true };
    case 'closed':
      return { status: 'U', lastStatus: isSale ? 'Sld' : 'Lsd', isDealt: true };
    default:
      return { status: 'U', lastStatus: meaning, isDealt: false };
  }
}
