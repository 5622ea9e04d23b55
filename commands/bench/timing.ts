/** Times in milliseconds of one kind of question in one view. */
export interface Times {
  median: number;
  p95: number;
  count: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Median and 95th percentile of some times. */
export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95), count: sorted.length };
}

/** A question under the name of its row. */
export interface Asking {
  row: string;
  ask(): Promise<unknown>;
}

/** Times by row, and the answers in the order of the questions. */
export interface Timed {
  times: ReadonlyMap<string, number[]>;
  answers: unknown[];
}

/** Asks each question once without timing it, then the given number of times, one after another. */
export async function timed(askings: readonly Asking[], passes: number): Promise<Timed> {
  const times = new Map<string, number[]>();
  const answers: unknown[] = [];
  for (let pass = 0; pass <= passes; pass += 1) {
    for (const { row, ask } of askings) {
      const start = performance.now();
      const answer = await ask();
      const milliseconds = performance.now() - start;
      if (pass === 0) answers.push(answer);
      else times.set(row, [...(times.get(row) ?? []), milliseconds]);
    }
  }
  return { times, answers };
}
