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
