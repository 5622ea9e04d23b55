import { amountOf, numberOf, type ResoRow, textOf } from './resoValues.ts';

/** How a listing stands, in the words of the product's feed (rulings D10). */
export interface Standing {
  status: 'A' | 'U';
  lastStatus: string;
  /** It was sold or leased, on the condition that `lastStatus` says. */
  isDealt: boolean;
}

/** What the Data Dictionary's StandardStatus means here. */
type Meaning = 'active' | 'conditional' | 'closed' | 'Exp' | 'Ter' | 'Sus' | 'withheld';

/** Lookup StandardStatus of the Data Dictionary 2.0, spaces and case left out. */
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
  // These are nobody's to see: not on the market yet, or nullified.
  ['comingsoon', 'withheld'],
  ['incomplete', 'withheld'],
  ['delete', 'withheld'],
]);

/** The price of an active listing is not the one that it began with. */
function isPriceChanged(row: ResoRow): boolean {
  const [price, original] = [numberOf(row, 'ListPrice'), amountOf(row, 'OriginalListPrice')];
  return original !== null && price !== null && price !== original;
}

/**
 * How a listing stands by its StandardStatus.
 * @returns 'withheld' where it is not to be shown at all, undefined for a status that the dictionary does not have
 */
export function standingOf(row: ResoRow, type: 'Sale' | 'Lease'): Standing | 'withheld' | undefined {
  const meaning = MEANINGS.get(
    textOf(row, 'StandardStatus')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
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
