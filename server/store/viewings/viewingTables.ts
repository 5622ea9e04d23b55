/** State of a viewing request. `declined` and `cancelled` are final. */
export type ViewingState = 'asked' | 'offered' | 'agreed' | 'declined' | 'cancelled';

/** The half-day, and the form of a viewing, that a customer asks for. */
export interface ViewingWish {
  /** Day in the home's time zone: "2026-11-25". */
  day: string;
  part: 'morning' | 'afternoon' | 'evening';
  way: 'inPerson' | 'video';
}

/**
 * Viewing requests. The person, the home and the note are in the lead with the same id. Times are ISO 8601 in UTC with
 * milliseconds.
 */
export interface ViewingTable extends ViewingWish {
  /** The lead's id. */
  id: string;
  /** IANA name of the home's time zone: "America/Toronto". */
  time_zone: string;
  language: 'en' | 'fr';
  state: ViewingState;
  /** The last time that the brokerage named, also while another day is asked for; null before. */
  starts: string | null;
  ends: string | null;
  /** The brokerage's sentence to its last answer. */
  sentence: string | null;
  /** Time of the last change. */
  changed: string;
  /** Time at which the viewing is over, and its links end. */
  over: string;
  /** Number of changes, from 1. */
  revision: number;
  /** Time of the next attempt to send the mail about the last change; null when none is waiting. */
  mail_due: string | null;
  mail_attempts: number;
}

/** Every state that a viewing request had. */
export interface ViewingChangeTable extends ViewingWish {
  viewing_id: string;
  revision: number;
  at: string;
  by: 'customer' | 'brokerage';
  state: ViewingState;
  starts: string | null;
  sentence: string | null;
}

/** Links in mails. */
export interface ViewingTokenTable {
  /** SHA-256 of the link's token. */
  hash: string;
  viewing_id: string;
}
