import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, dayOf } from '#server/http/clock.ts';
import type { JobHandler } from '#server/jobs/runJobs.ts';
import {
  type ComputedYield,
  type DueHome,
  findDueHomes,
  storeYields,
} from '#server/store/estimates/grossYields.ts';
import { findSales } from '#server/store/listings/comparableSales.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { estimate } from '../../../src/domain/estimate/estimate.ts';
import { grossYieldOf } from '../../../src/domain/estimate/grossYield.ts';

/** Days after which a yield is computed again, because rents have changed. */
export const YIELD_DAYS = 30;
/** Homes that are read at once. Their yields are stored together. */
const AT_ONCE = 50;
/** Milliseconds of one run. The next one, an hour after it began, continues: a run may take an hour at most. */
const LONGEST_RUN = 50 * 60_000;
/** Milliseconds between two estimates, at least; and the wait as a multiple of the time that the estimate took. */
const SHORTEST_WAIT = 5;
const WAIT_TIMES = 3;

/** The yield of a home from the estimate of its rent, as a customer gets it, by all leases. */
async function yieldOf(
  store: QueryContext,
  { id, from, home }: DueHome,
  today: number,
): Promise<ComputedYield> {
  const leases = await findSales(store, {
    viewer: 'customer',
    type: 'Lease',
    class: from.class,
    around: home,
    last: today,
  });
  const result = estimate(home, leases, { day: today, kind: 'rent' });
  const grossYield = 'figure' in result ? Math.round(grossYieldOf(result.figure, from.price) * 100) : null;
  return { id, from, grossYield };
}

/** Options of a computation. */
interface YieldOptions {
  store: QueryContext;
  /** Days since 1970-01-01. */
  today: number;
  /** Called after each home. The computation ends if it returns false. */
  afterEach?: () => Promise<boolean> | boolean;
}

/**
 * Computes the gross yields of homes for sale that are new or changed, or whose yield is old.
 * @returns the number of homes that were looked at
 */
export async function renewYields({ store, today, afterEach = () => true }: YieldOptions): Promise<number> {
  let looked = 0;
  for (let after = 0; ; ) {
    const due = await findDueHomes(store, { before: today - YIELD_DAYS, after, limit: AT_ONCE });
    const computed: ComputedYield[] = [];
    let goesOn = due.length > 0;
    for (const home of due) {
      computed.push(await yieldOf(store, home, today));
      after = home.id;
      goesOn = await afterEach();
      if (!goesOn) break;
    }
    await storeYields(store, computed, today);
    looked += computed.length;
    if (!goesOn) return looked;
  }
}

/** The hourly look for homes whose yield is due. It works a quarter of the time, so that visitors' calls do not wait for it. */
export function yieldHandler({ store, clock }: { store: QueryContext; clock: Clock }): JobHandler {
  return {
    failureOf: () => 'The yields of homes were not computed',
    async run(_job, { stopped }) {
      const start = performance.now();
      let begin = start;
      const afterEach = async () => {
        await wait(Math.max(SHORTEST_WAIT, (performance.now() - begin) * WAIT_TIMES));
        begin = performance.now();
        return !stopped.aborted && begin - start < LONGEST_RUN;
      };
      await renewYields({ store, today: dayOf(clock.now()), afterEach });
      return stopped.aborted ? 'the process ends' : undefined;
    },
  };
}
