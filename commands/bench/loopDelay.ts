import { monitorEventLoopDelay } from 'node:perf_hooks';
import { makeDice } from '#commands/endurance/dice.ts';
import { nextSearch } from '#commands/endurance/searchLoad.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import type { Store } from '#server/store/store.ts';
import { BENCH_DAY } from './openDataset.ts';
import { type Times, timesOf } from './timing.ts';

/** Effect of eight concurrent clients on a server. */
export interface LoopDelay {
  /** Delay of the event loop in milliseconds. */
  p99: number;
  answers: Times;
  /** Answers per second. */
  rate: number;
}

const CLIENTS = 8;
const SEARCHES = 800;
const WARM = 80;
/** Milliseconds between two samples of the loop, which are part of the measured times. */
const RESOLUTION = 1;

/**
 * Lets the realty service answer eight clients in this process. Each client sends its next search after the last
 * answer.
 */
export async function loopDelay(store: Store): Promise<LoopDelay> {
  const now = new Date(BENCH_DAY * MILLISECONDS_A_DAY + MILLISECONDS_A_DAY / 2);
  const realty = makeRealty({
    store,
    clock: { now: () => now },
    sessionOf: async () => ({ kind: 'visitor' }),
    limits: [],
  });
  const dice = makeDice(8);
  const ask = async (): Promise<void> => {
    const answer = await realty.fetch(new Request(`http://localhost${nextSearch(dice)}`));
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`A search was answered by ${answer.status}: ${text}`);
  };
  for (let warm = 0; warm < WARM; warm += 1) await ask();

  const times: number[] = [];
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  let left = SEARCHES;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  histogram.enable();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  histogram.disable();
  const seconds = (performance.now() - start) / 1000;
  const p99 = Math.max(0, histogram.percentile(99) / 1e6 - RESOLUTION);
  return { p99, answers: timesOf(times), rate: SEARCHES / seconds };
}
