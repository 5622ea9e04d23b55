/** Headers, names and messages that pages, services and the service worker share. */

/**
 * Header of an offline copy: when it was fetched, as ISO 8601. The device answers with a copy if no server can be
 * reached.
 */
export const FETCHED_AT = 'X-Fetched-At';

/**
 * Header of a cache before the services with the time when they made the answer, as an HTTP date; its own Date is the
 * present time.
 */
export const MADE_AT = 'X-Made-At';

/** Name of the Server-Timing entry on a page that is an offline copy. */
export const OFFLINE_PAGE = 'kept';

/** An answer that may be an offline copy. */
export interface OfflineCopy {
  /** ISO 8601 time when the copy was fetched; missing for a current answer. */
  copiedAt?: string | undefined;
}

/** The service worker's cache of answers to a customer. Sign-out deletes it. */
export const PRIVATE_CACHE = 'hp-private';

/** The service worker's cache of pictures. Sign-out deletes it too: it may hold pictures of restricted listings. */
export const PICTURES_CACHE = 'hp-pictures';

/**
 * A cache without content, which lasts as long as the alerts of this browser are those of the customer who signed in last.
 * Without it the service worker shows none.
 */
export const ALERTS_CACHE = 'hp-alerts';

/** Requests of a page to the service worker. */
export type WorkerRequest =
  /** The waiting worker is to take over now. */
  | { type: 'takeOver' }
  /** A page that started with this script (its whole address) is running: the worker of its build may take over. */
  | { type: 'pageRuns'; entry: string }
  /** The visitor reads pages in this language: its texts are to be stored too. */
  | { type: 'keepLanguage'; language: string }
  /** The session has ended. After a sign-out this browser gets no alerts either. */
  | { type: 'forgetPrivate'; isSignOut: boolean };
