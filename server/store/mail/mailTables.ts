/** A mail, or a message to a browser, that is not sent yet. */
export interface MailTable {
  /** Idempotency key: letters, digits, "-", "." and "_". */
  id: string;
  /** The customer with whom the mail is deleted; null for a mail to others. */
  user_id: string | null;
  /** The saved search with which it is deleted. */
  search_id: string | null;
  /** The browser that receives the message, and with which it is deleted; null for a mail. */
  subscription_id: string | null;
  /** 1 for an alert, which is dropped if the customer turned mails off. */
  is_alert: 0 | 1;
  /** '' for a message to a browser. */
  email: string;
  /** Address for answers; null for that of the configuration. */
  reply_to: string | null;
  language: 'en' | 'fr';
  subject: string;
  /** The plain text. For a message to a browser, JSON of a `BrowserMessage`. */
  body: string;
  /** The HTML; null in mails of releases before 1.6. */
  html: string | null;
  /** JSON of `MailAttachment[]`; null for none. */
  attachments: string | null;
  /** Address to which a POST stops such mails (RFC 8058); null for mails that are no alerts. */
  unsubscribe: string | null;
  written: string;
  /** Time from which the mail is outdated and dropped; null for never. */
  expires: string | null;
  /** Number of attempts to send it. */
  attempts: number;
  /** Time of the next attempt. */
  due: string;
}

/** A browser in which a customer wants alerts (RFC 8030). */
export interface PushSubscriptionTable {
  /** SHA-256 of the endpoint, base64url. */
  id: string;
  user_id: string;
  /** Address at the browser's push service. It allows to send messages, so other callers do not learn it. */
  endpoint: string;
  /** The browser's public key and its secret, base64url (RFC 8291). */
  p256dh: string;
  auth: string;
  created: string;
}

/** Secrets that the product made, by name. */
interface SecretKeyTable {
  name: string;
  value: string;
}

/** A home that a customer watches, with the facts of the last mail about it. */
export interface HomeWatchTable {
  user_id: string;
  board: number;
  /** Upper case. */
  mls: string;
  since: string;
  language: 'en' | 'fr';
  /** Dollars; null if no price was known. */
  price: number | null;
  /** An `OfferState`. */
  state: string;
  /** Start of the last announced open house, in the home's own time: "2026-11-28T14:00". */
  open_house: string | null;
  /** Number of changes. */
  revision: number;
}

/** A home that a customer says is theirs, with the facts that they corrected and the last estimate that they were told. */
export interface ClaimedHomeTable {
  id: string;
  user_id: string;
  /** The folded address, by which a customer claims a home once. */
  place: string;
  state: string;
  city: string;
  /** Number and street. */
  street: string;
  unit: string | null;
  /** For an address on a street without listings. */
  latitude: number | null;
  longitude: number | null;
  /** JSON of `WireClaimedFacts`. */
  facts: string;
  claimed: string;
  /** 1 if the customer wants the estimate by mail each month. */
  is_mailed: 0 | 1;
  language: 'en' | 'fr';
  /** Dollars: the estimate with which the next one is compared; null if it has to be made. */
  figure: number | null;
  /** The month of the last look, by the clock of Toronto: "2026-11"; '' before the first. */
  month: string;
  /** 1 after a mail said that there is no estimate. */
  told_none: 0 | 1;
  /** Number of changes. */
  revision: number;
}

/** The tables of mails, and of the alerts that write them. */
export interface MailTables {
  mail: MailTable;
  secret_key: SecretKeyTable;
  home_watch: HomeWatchTable;
  claimed_home: ClaimedHomeTable;
  push_subscription: PushSubscriptionTable;
}
