import { isBounced } from '#server/store/customer/customers.ts';
import {
  findWatchedNumbers,
  findWatches,
  storeWatchMail,
  type Watch,
} from '#server/store/customer/homeWatches.ts';
import type { HomeNow } from '../homeSearch.ts';
import { changesOf, knownOf } from './homeChange.ts';
import type { LookOptions } from './lookForNew.ts';
import { unsubscribeUrl, watchName } from './unsubscribeToken.ts';
import { watchMail } from './watchMail.ts';

const HOMES_AT_ONCE = 50;

/** Compares a home with what a watcher knows. @returns true when a mail was written */
async function compare(watch: Watch, home: HomeNow, options: LookOptions): Promise<boolean> {
  const { store, clock, appUrl } = options;
  const now = knownOf(home, watch);
  const changes = changesOf(watch, home);
  if (now.price === watch.price && changes.length === 0) return false;
  const isWanted = changes.length > 0 && watch.email_notifications === 1 && !isBounced(watch);
  const unsubscribe = await unsubscribeUrl(options, { userId: watch.user_id, searchId: watchName(watch) });
  const mail = isWanted
    ? watchMail(watch, { home, changes, written: clock.now(), appUrl, unsubscribe })
    : undefined;
  return (await storeWatchMail(store, watch, now, mail)) && mail !== undefined;
}

/**
 * Looks at every watched home, and writes mails about changes. What a watcher knows is stored together with the mail, so
 * that no change is mailed twice. A home that is not in the listings any more is left as it was.
 * @returns the number of mails written
 */
export async function lookAtHomes(options: LookOptions, stopping?: AbortSignal): Promise<number> {
  const { store, homeSearch } = options;
  let written = 0;
  let after = '';
  while (!stopping?.aborted) {
    const numbers = await findWatchedNumbers(store, after, HOMES_AT_ONCE);
    if (numbers.length === 0) break;
    after = numbers.at(-1) ?? '';
    for (const home of await homeSearch.homesNow(numbers)) {
      const key = { board: home.boardId, mls: home.mlsNumber.toUpperCase() };
      for (const watch of await findWatches(store, key))
        written += Number(await compare(watch, home, options));
    }
  }
  return written;
}
