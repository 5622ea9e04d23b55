import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import { isMailed } from '#server/store/customer/customers.ts';
import {
  findWatchedNumbers,
  findWatches,
  storeWatchMails,
  type Watch,
} from '#server/store/customer/homeWatches.ts';
import { findSubscriptions } from '#server/store/customer/pushSubscriptions.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import type { HomeNow } from '../homeSearch.ts';
import { changesOf, knownOf } from './homeChange.ts';
import type { LookOptions } from './lookForNew.ts';
import { unsubscribeUrl, watchName } from './unsubscribeToken.ts';
import { type WatchMailFacts, watchMails } from './watchMail.ts';

const HOMES_AT_ONCE = 50;

async function mailsAbout(
  watch: Watch,
  facts: Pick<WatchMailFacts, 'home' | 'changes'>,
  options: LookOptions,
): Promise<NewMail[]> {
  const { store, clock, appUrl } = options;
  const { user_id: userId } = watch;
  const unsubscribe = isMailed(watch)
    ? await unsubscribeUrl(options, { userId, searchId: watchName(watch) })
    : undefined;
  const subscriptions = await findSubscriptions(store, userId);
  const brand = await readSenderBrand(store);
  return watchMails(watch, { ...facts, written: clock.now(), appUrl, unsubscribe, subscriptions, brand });
}

/** Compares a home with what a watcher knows. @returns true when a mail was written */
async function compare(watch: Watch, home: HomeNow, options: LookOptions): Promise<boolean> {
  const now = knownOf(home, watch);
  const changes = changesOf(watch, home);
  if (now.price === watch.price && changes.length === 0) return false;
  const mails = changes.length > 0 ? await mailsAbout(watch, { home, changes }, options) : [];
  return (await storeWatchMails(options.store, watch, now, mails)) && mails.length > 0;
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
