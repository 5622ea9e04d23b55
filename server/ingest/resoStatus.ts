import type { OfferType } from './resoOffer.ts';
import { amountOf, numberOf, type ResoRow, textOf } from './resoValues.ts';

/** A listing's status in the terms of the product's own feed. */
export interface Standing {
  status: 'A' | 'U';
  lastStatus: string;
  /** True when it was sold or leased, conditionally or not, as `lastStatus` says. */
  isDealt: boolean;
}

/** Meanings of the Data Dictionary's StandardStatus in this product. */
type Meaning = 'active' | 'conditional' | 'closed' | 'Exp' | 'Ter' | 'Sus' | 'withheld';

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
  // Never shown: not on the market yet, or deleted.
  ['comingsoon', 'withheld'],
  ['incomplete', 'withheld'],
  ['delete', 'withheld'],
]);

/** True when an active listing's price differs from its original price. */
function isPriceChanged(row: ResoRow): boolean {
  const [price, original] = [numberOf(row, 'ListPrice'), amountOf(row, 'OriginalListPrice')];
  return original !== null && price !== null && price !== original;
}

/**
 * A listing's status by its StandardStatus.
 * @returns 'withheld' when it must not be shown, undefined for a status that the dictionary does not have
 */
export function standingOf(row: ResoRow, type: OfferType): Standing | 'withheld' | undefined {
  const standard = MEANINGS.get(
    textOf(row, 'StandardStatus')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
  // PropTx: a conditional deal may still be Active in the standard's terms.
  const isConditional = /^(sold|leased) conditional/i.test(textOf(row, 'MlsStatus'));
  const meaning = standard === 'active' && isConditional ? 'conditional' : standard;
  const isSale = type === 'Sale';
  switch (meaning) {
    case 'withheld':
    case undefined:
      return meaning;
    case 'active':
      return { status: 'A', lastStatus: isPriceChanged(row) ? 'Pc' : 'New', isDealt: false };
    case 'conditional':
      return { status: 'U', lastStatus: isSale ? 'Sc' : 'Lc', isDealt: true };
    case 'closed':
      return { status: 'U', lastStatus: isSale ? 'Sld' : 'Lsd', isDealt: true };
    default:
      return { status: 'U', lastStatus: meaning, isDealt: false };
  }
}
