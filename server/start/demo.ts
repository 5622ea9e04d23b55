import type { Configuration } from '#server/config/configuration.ts';
import type { Answer } from '#server/http/answer.ts';
import type { Clock } from '#server/http/clock.ts';
import type { Counters } from '#server/http/counters.ts';
import type { SecondFactorOf } from '#server/http/secondFactors.ts';
import type { SessionOf } from '#server/http/session.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import type { StreetSource } from '#server/routing/streets/streetSource.ts';
import type { PlaceInput } from '#server/store/dataset/placeRows.ts';
import type { Store } from '#server/store/store.ts';

/** Options with which the demonstration is started. */
export interface DemoOptions {
  configuration: Configuration;
  clock: Clock;
  /** Logs a line for the operator. */
  log: (line: string) => void;
}

/** Options with which its services are started. */
export interface DemoStart extends DemoOptions {
  /** The configured delivery of mails; undefined for the local outbox. */
  carry: MailCarrier | undefined;
  counters: Counters;
}

/** The local identity service, in place of Cognito. */
export interface LocalIdentity {
  sessionOf: SessionOf;
  secondFactorOf: SecondFactorOf;
  /** Deletes an account of the service. */
  removeSignIn: (userId: string) => Promise<void>;
  /** Path of the service: "/idp/". */
  identityUrl: string;
  /** The configured delivery of mails, else the local outbox, which shows them. */
  carry: MailCarrier;
}

/** The running demonstration. */
export interface RunningDemo {
  /** Its services by the first part of their paths: "images", "maps", "idp". */
  services: ReadonlyMap<string, Answer>;
  /** The demonstration's counts in /health, beside that of listings. */
  counts: Readonly<Record<string, number>>;
  /** The streets of its country, for travel times. */
  streets: StreetSource;
  /** Missing when Cognito is the identity provider. */
  identity?: LocalIdentity;
  /** Moves the dates of its own listings to today; does nothing if they are already for today. */
  moveDates(): Promise<void>;
  /** Wraps every answer of the product, so that the demonstration can free memory while no request comes. */
  around(answer: Answer): Answer;
}

/** Cities and neighbourhoods with their boundaries. */
export interface Places {
  cities: readonly PlaceInput[];
  neighbourhoods: readonly (PlaceInput & { city: string })[];
}

/**
 * The demonstration: an invented country with listings, pictures, maps and accounts. The product knows it only by
 * this interface (see loadDemo) and runs without it.
 */
export interface Demo {
  /**
   * Fills an empty store with the demonstration's listings, in a child process. Listings of a board are left as they
   * are.
   * @param reopen opens the store again, which is closed meanwhile
   * @returns the open store
   */
  fill(store: Store, options: DemoOptions & { reopen: () => Promise<Store> }): Promise<Store>;
  /** Starts its services over a filled store, which the caller closes. */
  start(store: Store, options: DemoStart): Promise<RunningDemo>;
  /** The places of its country, for a board's listings that come without any. */
  places(options: Pick<DemoOptions, 'configuration' | 'log'>): Promise<Places>;
}
