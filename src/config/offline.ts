/** What the page, its services' answers and its service worker say to each other. */

/** Header of an answer that the device gives because nobody else could: when it was fetched, as ISO 8601. */
export const FETCHED_AT = 'X-Fetched-At';

/** Header by which a cache before the services says when they made the answer, as HTTP date; its own Date is now. */
export const MADE_AT = 'X-Made-At';

/** Name of the Server-Timing entry on a page that the device gave as it was kept. */
export const KEPT_PAGE = 'kept';

/** An answer that may be the device's own, of an earlier time. */
export interface Kept {
  /** When it was fetched, as ISO 8601, where nothing newer could be had; missing on what has just been answered. */
  keptSince?: string | undefined;
}

/** Where the service worker keeps what was answered to a customer: it goes with the session. */
export const PRIVATE_CACHE = 'hp-private';

/** Where the worker keeps pictures: among them may be those of listings that a visitor may not see, which go with it. */
export const PICTURES_CACHE = 'hp-pictures';

/** What a page may ask of the service worker. */
export type WorkerRequest =
  /** The worker that waits is wanted now. */
  | { type: 'takeOver' }
  /** A page runs that began with this script (its whole address): whose build that is may take over. */
  | { type: 'pageRuns'; entry: string }
  /** Pages are read in this language: its texts are to be kept too. */
  | { type: 'keepLanguage'; language: string }
  /** Nobody is signed in any more. */
  | { type: 'forgetPrivate' };
