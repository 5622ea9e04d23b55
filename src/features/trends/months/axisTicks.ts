/** Steps that read well, within one power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Round numbers for an axis, from at or below the smallest value to at or above the greatest.
 * @param values finite; none gives an axis from 0 to 1
 * @param fromZero amounts whose length is read, as of bars, begin at nothing
 * @param isWhole counts have no halves
 */
export function axisTicks(
  values: readonly number[],
  { fromZero, isWhole, count = 4 }: { fromZero: boolean; isWhole: boolean; count?: number },
): number[] {
  if (values.length === 0) return [0, 1];
  const greatest = Math.max(...values);
  const smallest = fromZero ? Math.min(0, ...values) : Math.min(...values);
  // One value, or the same one again and again, stands in the middle of an axis of its own size.
  const span = greatest - smallest || Math.abs(greatest) / 10 || 1;
  const rough = span / (count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = (STEPS.find((each) => each * power >= rough) ?? 10) * power;
  const step = isWhole ? Math.max(1, Math.ceil(fitting)) : fitting;
  const first = Math.floor(smallest / step);
  const last = Math.max(first + 1, Math.ceil(greatest / step));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
