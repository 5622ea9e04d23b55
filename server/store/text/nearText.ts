import { fold } from './fold.ts';

/** Shorter texts are not corrected, because too many names differ by one letter. */
const SHORTEST = 4;
/** Up to this length one typing error is allowed; two in longer texts. */
const SHORT = 5;

/**
 * The edit distance of two texts: letters missing, added, wrong or swapped with a neighbour.
 * @param limit greater distances are Infinity
 */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      let smallest = Math.min(
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped && to > 1 && at > 1) smallest = Math.min(smallest, (before[to - 2] ?? 0) + 1);
      row.push(smallest);
    }
    before = last;
    last = row;
  }
  const slips = last[other.length] ?? 0;
  return slips <= limit ? slips : Number.POSITIVE_INFINITY;
}

/**
 * A name without its article and its "and": "The Annex" equals "Annex", "Yonge & Eglinton" equals "Yonge and
 * Eglinton".
 */
function bareName(name: string): string {
  return fold(name)
    .replace(/^(the|le|la|les) (?=.)/, '')
    .replace(/ (and|et) /g, ' ');
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
