import { slipsBetween } from '../../../src/domain/geo/slips.ts';
import { fold } from './fold.ts';

/** Shorter texts are not corrected, because too many names differ by one letter. */
const SHORTEST = 4;
/** Up to this length one typing error is allowed; two in longer texts. */
const SHORT = 5;

/**
 * A name without its article and its "and", and with "St" for "Saint": "The Annex" equals "Annex", "Yonge & Eglinton"
 * equals "Yonge and Eglinton", "Ste-Foy" equals "Sainte-Foy".
 */
function bareName(name: string): string {
  return fold(name)
    .replace(/^(the|le|la|les) (?=.)/, '')
    .replace(/ (and|et) /g, ' ')
    .replace(/\bsaint(e?)\b/g, 'st$1');
}

/**
 * The items whose name is similar to a text, the nearest first: those that differ only by an article, else those with
 * one or two typing errors.
 */
export function nearest<Item>(text: string, items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const searched = bareName(text);
  const limit = searched.length < SHORTEST ? 0 : searched.length <= SHORT ? 1 : 2;
  const near = items
    .map((item) => ({ item, slips: slipsBetween(searched, bareName(nameOf(item)), limit) }))
    .filter(({ slips }) => Number.isFinite(slips))
    .toSorted((one, other) => one.slips - other.slips);
  const named = near.filter(({ slips }) => slips === 0);
  return (named.length > 0 ? named : near).map(({ item }) => item);
}
