import { type Clock, dayOf } from '#server/http/clock.ts';
import { ParameterErrors } from '#server/http/errors.ts';
import { logWarning } from '#server/http/log.ts';
import { isEngineFailure } from '#server/routing/routing.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import { type AlertedSearch, findAlertedSearches, storeAlert } from '#server/store/customer/alerts.ts';
import { isMailed } from '#server/store/customer/customers.ts';
import { findMarkedHomes } from '#server/store/customer/homeMarks.ts';
import { findSubscriptions } from '#server/store/customer/pushSubscriptions.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { failedCommutes } from '../failedCommutes.ts';
import { type FoundHomes, type HomeSearch, storedCriteria } from '../homeSearch.ts';
import { alertMails } from './alertMail.ts';
import { unsubscribeUrl } from './unsubscribeToken.ts';

/** Dependencies of the search for new homes. */
export interface LookOptions {
  store: QueryContext;
  clock: Clock;
  homeSearch: HomeSearch;
  /** Address of the app without a slash at the end. */
  appUrl: string;
}

/** Daily mails are written from this hour on, Toronto time. */
const MORNING = 8;
const HOMES_A_MAIL = 5;
const SEARCHES_AT_ONCE = 100;
/**
 * After this many failures a look skips the other searches with the same modes, each of which could wait until the engine's
 * timeout. One failure is not enough: a search whose own area always takes too long would stop those after it for good.
 */
const MAX_FAILURES = 3;

const hourOf = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hour: 'numeric',
  hourCycle: 'h23',
});

async function foundFor(
  { store, homeSearch }: LookOptions,
  search: AlertedSearch,
): Promise<FoundHomes | undefined> {
  const lastMark = { day: search.told_day, seen: search.told_seen };
  const hidden = await findMarkedHomes(store, search.user_id, 'hidden');
  try {
    return await homeSearch.newSince(storedCriteria(search), lastMark, { hidden, limit: HOMES_A_MAIL });
  } catch (failure) {
    // A newer release may not accept the stored parameters. Then this search is skipped, and the others continue.
    if (failure instanceof ParameterErrors) return undefined;
    throw failure;
  }
}

async function mailsAbout(
  search: AlertedSearch,
  found: FoundHomes,
  options: LookOptions,
): Promise<NewMail[]> {
  const { store, clock, appUrl } = options;
  const { user_id: userId, id: searchId } = search;
  const unsubscribe = isMailed(search) ? await unsubscribeUrl(options, { userId, searchId }) : undefined;
  const subscriptions = await findSubscriptions(store, userId);
  const brand = await readSenderBrand(store);
  return alertMails(search, { found, written: clock.now(), appUrl, unsubscribe, subscriptions, brand });
}

/** Checks one search. @returns true when a mail was written @throws RoutingError if travel times are unavailable */
async function look(search: AlertedSearch, options: LookOptions): Promise<boolean> {
  const { store, clock } = options;
  const found = await foundFor(options, search);
  if (!found) return false;
  const { mark } = found;
  const day = search.alert === 'daily' ? dayOf(clock.now()) : search.looked_day;
  const isSame = mark.day === search.told_day && mark.seen === search.told_seen && day === search.looked_day;
  if (isSame) return false;
  const mails = found.count > 0 ? await mailsAbout(search, found, options) : [];
  return (await storeAlert(store, search, { mark, day, mails })) && mails.length > 0;
}

/**
 * Looks for new homes for every search whose alert is due: those with immediate alerts each time, daily ones once a
 * day after eight in the morning. The mark of what was found is stored together with the mail, so that no home is
 * announced twice. Searches whose travel times are unavailable wait for the next call.
 * @returns the number of mails written
 */
export async function lookForNew(options: LookOptions, stopping?: AbortSignal): Promise<number> {
  const { store, clock } = options;
  const now = clock.now();
  const isMorning = Number(hourOf.format(now)) >= MORNING;
  const due = [
    { alert: 'atOnce' as const },
    ...(isMorning ? [{ alert: 'daily' as const, before: dayOf(now) }] : []),
  ];
  const failed = failedCommutes(MAX_FAILURES);
  let [written, late] = [0, 0];
  for (const query of due) {
    let after = '';
    while (!stopping?.aborted) {
      const searches = await findAlertedSearches(store, { ...query, after, limit: SEARCHES_AT_ONCE });
      for (const search of searches) {
        if (stopping?.aborted) return written;
        after = search.id;
        const criteria = storedCriteria(search);
        if (failed.isSkipped(criteria)) {
          late += 1;
          continue;
        }
        try {
          if (await look(search, options)) written += 1;
        } catch (failure) {
          // Its mark stays, so that the next job finds the same homes.
          if (!isEngineFailure(failure)) throw failure;
          failed.add(criteria);
          late += 1;
        }
      }
      if (searches.length < SEARCHES_AT_ONCE) break;
    }
  }
  if (late > 0)
    logWarning(`${late} saved searches wait for the next look: their travel times are unavailable.`);
  return written;
}
