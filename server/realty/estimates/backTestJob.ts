import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, dayOf } from '#server/http/clock.ts';
import type { JobHandler } from '#server/jobs/runJobs.ts';
import { readErrors } from '#server/store/estimates/estimateErrors.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { BACK_TEST_DAYS, renewErrors } from './backTest.ts';

/** Maximum number of sales, and of leases, that the job tests each day. `npm run estimates` tests more. */
const TESTED = 2000;
/** Milliseconds between two estimates, at least; and the wait as a multiple of the time that the estimate took. */
const SHORTEST_WAIT = 40;
const WAIT_TIMES = 3;

class Stopped extends Error {}

/** The daily back-test. It works a quarter of the time, so that visitors' calls do not wait for it. */
export function backTestHandler({ store, clock }: { store: QueryContext; clock: Clock }): JobHandler {
  return {
    failureOf: () => 'The back-test of estimates failed',
    async run(_job, { stopped }) {
      const today = dayOf(clock.now());
      const [known] = await readErrors(store);
      if (known?.day === today) return undefined;
      let begin = performance.now();
      const afterEach = async () => {
        if (stopped.aborted) throw new Stopped();
        await wait(Math.max(SHORTEST_WAIT, (performance.now() - begin) * WAIT_TIMES));
        begin = performance.now();
      };
      try {
        await renewErrors({ store, today, days: BACK_TEST_DAYS, limit: TESTED, afterEach });
      } catch (failure) {
        if (failure instanceof Stopped) return 'the process ends';
        throw failure;
      }
      return undefined;
    },
  };
}
