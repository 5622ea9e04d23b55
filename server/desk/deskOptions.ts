import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import type { Clock } from '#server/http/clock.ts';
import type { Counters } from '#server/http/counters.ts';
import type { RateLimit } from '#server/http/rateLimit.ts';
import type { SecondFactorOf } from '#server/http/secondFactors.ts';
import type { SessionOf } from '#server/http/session.ts';
import type { QueueName } from '#server/store/jobs/queues.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';

/** Path of the service. */
export const DESK_PATH = '/desk';

/** Dependencies and options of the desk. */
export interface DeskOptions {
  /** Closed by the caller. */
  store: QueryContext;
  clock: Clock;
  sessionOf: SessionOf;
  secondFactorOf: SecondFactorOf;
  /** Address of the app without a slash at the end: "https://www.example.com/real-estate". */
  appUrl: string;
  /** True if mails are sent. */
  isMailing: boolean;
  /** True if leads are forwarded to another system. */
  isForwarded: boolean;
  /** Called after a job was added. */
  wake: (queue: QueueName) => void;
  /** Called with the withdrawal of an application whose customer was deleted. */
  onLeadStored: (lead: LeadTable) => void;
  /** The files of documents; without it none can be opened. */
  documents?: DocumentFiles | undefined;
  /** Deletes a sign-in at the identity provider; without it staff delete it there. */
  removeSignIn?: ((userId: string) => Promise<void>) | undefined;
  /** Rate limits by address; the usual ones by default. */
  limits?: readonly RateLimit[];
  /** Count calls for the limits; those of this process's memory by default. */
  counters?: Counters | undefined;
}
