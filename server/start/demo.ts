import type { Configuration } from '#server/config/configuration.ts';
import type { MailCarrier } from '#server/customer/alerts/sendMails.ts';
import type { Answer } from '#server/http/answer.ts';
import type { Clock } from '#server/http/clock.ts';
import type { SessionOf } from '#server/http/session.ts';
import type { PlaceInput } from '#server/store/dataset/placeRows.ts';
import type { Store } from '#server/store/store.ts';

/** What the demonstration is started with. */
export interface DemoOptions {
  configuration: Configuration;
  clock: Clock;
  /** Takes each line that a person is to read. */
  say: (line: string) => void;
}

/** An identity service that stands in for Cognito on one machine. */
export interface LocalIdentity {
  sessionOf: SessionOf;
  /** Path of the service: "/idp/". */
  identityUrl: string;
  /** Takes the mails that would go out, and shows them. */
  carry: MailCarrier;
}

/** The demonstration while it runs. */
export interface RunningDemo {
  /** Its services by the first part of their paths: "images", "maps", "idp". */
  services: ReadonlyMap<string, Answer>;
  /** What /health counts of it beside the listings. */
  counts: Readonly<Record<string, number>>;
  /** Missing where Cognito knows the customers. */
  identity?: LocalIdentity;
  /** Keeps the dates of its own listings fresh from now on. */
  keepFresh(): void;
  /** Wraps every answer of the product: the demonstration frees memory while no request comes. */
  around(answer: Answer): Answer;
  /** Ends its work; the store stays the caller's to close. */
  stop(): void;
}

/** Cities and neighbourhoods with their boundaries. */
export interface Places {
  cities: readonly PlaceInput[];
  neighbourhoods: readonly (PlaceInput & { city: string })[];
}

/**
 * The demonstration: an invented country, its listings, pictures, maps and accounts. The product knows it by this
 * interface alone (see loadDemo) and runs without it.
 */
export interface Demo {
  /**
   * Fills an empty store with the demonstration's listings, in a process of its own. Listings of a board stay.
   * @param reopen opens the store again: it is closed meanwhile
   * @returns the store to go on with
   */
  fill(store: Store, options: DemoOptions & { reopen: () => Promise<Store> }): Promise<Store>;
  /** Starts its services over a filled store. @param store stays the caller's to close */
  start(store: Store, options: DemoOptions): Promise<RunningDemo>;
  /** The places of its country, for a board's listings that come without any. */
  places(options: Pick<DemoOptions, 'configuration' | 'say'>): Promise<Places>;
}
