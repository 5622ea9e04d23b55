import type { AggregateOptions, DatabaseSync } from 'node:sqlite';
import { packDoubles } from '../packedDoubles.ts';

interface Aggregate<State> {
  start: () => State;
  /** Takes a value that is not null. */
  step: (state: State, value: number) => void;
  result: (state: State) => number | Uint8Array | null;
}

const MEDIAN: Aggregate<number[]> = {
  start: () => [],
  step: (values, value) => values.push(value),
  result: (values) => {
    const sorted = Float64Array.from(values).sort();
    const upper = sorted[sorted.length >> 1];
    const lower = sorted[(sorted.length - 1) >> 1];
    return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
  },
};

/** Welford's algorithm (1962), which stays precise for values that are close together. */
const VARIANCE: Aggregate<{ count: number; mean: number; squares: number }> = {
  start: () => ({ count: 0, mean: 0, squares: 0 }),
  step: (state, value) => {
    state.count += 1;
    const away = value - state.mean;
    state.mean += away / state.count;
    state.squares += away * (value - state.mean);
  },
  result: ({ count, squares }) => (count === 0 ? null : squares / count),
};

const PACKED: Aggregate<number[]> = {
  start: () => [],
  step: (values, value) => values.push(value),
  result: packDoubles,
};

/**
 * Adds the aggregates `median`, `variance` (of the population) and `packed` (packedDoubles.ts) to a database. PostgreSQL
 * has them under other names. They ignore nulls, and the first two are null without values. Window functions instead take seven times as long.
 */
export function addAggregates(database: DatabaseSync): void {
  const add = <State>(name: string, { step, ...aggregate }: Aggregate<State>): void => {
    const stepping = (state: State, value: number | null): State => {
      if (value !== null) step(state, value);
      return state;
    };
    const options: object = { ...aggregate, step: stepping };
    database.aggregate(name, options as AggregateOptions); // Node passes any state on; its types only know column values
  };
  add('median', MEDIAN);
  add('variance', VARIANCE);
  add('packed', PACKED);
}
