/** Numbers and months beside the axes of charts. */

/** Round steps within one power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Round numbers for an axis that includes the smallest and the greatest value.
 * @param values finite numbers; an empty list gives an axis from 0 to 1
 * @param fromZero starts at 0, for amounts that are read by their length, as in bars
 * @param isWhole only whole numbers, for counts
 */
export function axisTicks(
  values: readonly number[],
  { fromZero, isWhole, count = 4 }: { fromZero: boolean; isWhole: boolean; count?: number },
): number[] {
  if (values.length === 0) return [0, 1];
  const greatest = Math.max(...values);
  const smallest = fromZero ? Math.min(0, ...values) : Math.min(...values);
  // A single value is in the middle of an axis of its own magnitude.
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

/** Steps between two months of an axis, in months. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120] as const;

/**
 * First days of months for an axis over time.
 * @param from milliseconds since 1970
 * @param to milliseconds, at least `from`
 * @param count maximum number of ticks, at least 1; 5 by default
 * @returns ticks in milliseconds, and the number of months between two of them
 */
export function timeTicks(from: number, to: number, count = 5): { ticks: number[]; months: number } {
  const monthOf = (moment: number) => {
    const day = new Date(moment);
    return day.getUTCFullYear() * 12 + day.getUTCMonth();
  };
  const first = monthOf(from);
  const last = monthOf(to);
  const months = MONTH_STEPS.find((step) => (last - first) / step <= count) ?? 120;
  const start = Math.ceil(first / months) * months;
  const ticks = Array.from({ length: Math.floor((last - start) / months) + 1 }, (_, index) =>
    // Months are counted since the year 0, but Date.UTC takes the years 0 to 99 for those of the last century.
    Date.UTC(2000, start + index * months - 24_000, 1),
  );
  return { ticks: ticks.filter((tick) => tick >= from && tick <= to), months };
}
