/** A month that is named below a chart. */
export interface MonthLabel {
  index: number;
  /** The first label of a year says it. */
  showsYear: boolean;
}

/**
 * Which months are named: the last and every so many before it, as far as they have room.
 * @param months "2026-05", one after the other
 * @param monthPx pixels from one to the next
 * @param labelPx pixels that a label needs
 */
export function monthLabels(months: readonly string[], monthPx: number, labelPx: number): MonthLabel[] {
  const every = Math.max(1, Math.ceil(labelPx / Math.max(1, monthPx)));
  const named = months
    .map((_month, index) => index)
    .filter((index) => (months.length - 1 - index) % every === 0);
  const yearOf = (index: number | undefined) =>
    index === undefined ? undefined : months[index]?.slice(0, 4);
  return named.map((index, place) => ({ index, showsYear: yearOf(index) !== yearOf(named[place - 1]) }));
}
