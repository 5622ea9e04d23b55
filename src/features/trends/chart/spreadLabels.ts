/**
 * Moves labels apart that would stand on each other, as little as it takes, and keeps them within the chart.
 * @param wanted where each label would best stand, in pixels from the top
 * @returns in the same order
 */
export function spreadLabels(
  wanted: readonly number[],
  leastPx: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted
    .map((_y, index) => index)
    .toSorted((one, other) => at(wanted, one) - at(wanted, other));
  const placed = [...wanted];
  let floor = top;
  for (const index of order) {
    placed[index] = Math.max(at(wanted, index), floor);
    floor = at(placed, index) + leastPx;
  }
  let ceiling = bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(at(placed, index), ceiling);
    ceiling = at(placed, index) - leastPx;
  }
  return placed;
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;
