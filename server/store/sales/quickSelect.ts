/** Puts the value that would be at a place of the sorted array there, smaller ones before it (Hoare's quickselect). */
function select(values: Float64Array, wanted: number): void {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const kept = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = kept;
      left += 1;
      right -= 1;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else return;
  }
}

/** The median, which is between the middle two of an even number of values. It changes the order of the values. */
export function medianOf(values: Float64Array): number | null {
  if (values.length === 0) return null;
  const upper = values.length >> 1;
  select(values, upper);
  const middle = values[upper] ?? 0;
  if (values.length % 2 === 1) return middle;
  const below = values.subarray(0, upper).reduce((most, value) => Math.max(most, value), -Infinity);
  return (below + middle) / 2;
}
