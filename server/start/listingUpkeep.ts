import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, dayOf } from '#server/http/clock.ts';
import { LONGEST_SLEEP, type WorkLoop, workLoop } from '#server/http/workLoop.ts';
import { fillConditions } from '#server/store/dataset/fillConditions.ts';
import { renewSaleMonths } from '#server/store/sales/renewSaleMonths.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { renewWalks } from '#server/store/walks/renewWalks.ts';

/** Shortest pause between two steps, in milliseconds. Else it is as long as the step, so that visitors' calls come between. */
const SHORTEST_PAUSE = 20;

/** Milliseconds until the next look if another process is renewing walks, or has locked some listings. */
const OTHERS_PAUSE = 15_000;

/**
 * Packs the sales that other programs changed, and renews the walks after a load of amenities, in the background. Once a day
 * it also counts the sales of places, whose year moves, and fills the conditions and walks of homes that a former release
 * wrote.
 */
export function keepListings({ store, clock }: { store: QueryContext; clock: Clock }): WorkLoop {
  let lastDay: number | undefined;
  return workLoop({
    failureText: 'the sales were not packed, or the walks not renewed',
    async work(stopped) {
      let began = performance.now();
      const pause = async () => {
        await wait(Math.max(SHORTEST_PAUSE, performance.now() - began));
        began = performance.now();
      };
      const today = dayOf(clock.now());
      const isDaily = lastDay !== today;
      await renewSaleMonths(store, { stopped, pause, isDaily });
      if (isDaily) await fillConditions(store, { stopped, pause });
      const isRenewed = await renewWalks(store, { stopped, pause, isDaily });
      if (!stopped.aborted) lastDay = today;
      return isRenewed ? LONGEST_SLEEP : OTHERS_PAUSE;
    },
  });
}
