import type { Clock } from '#server/http/clock.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { Members } from './requestBody.ts';
import type { Tokens } from './tokens.ts';

/** Dependencies of the operations. */
export interface IdentityContext {
  store: QueryContext;
  clock: Clock;
  /** The clock by which authenticator apps make their codes. */
  phoneClock: Clock;
  carry: MailCarrier;
  tokens: Tokens;
}

/** An operation of the protocol. It takes the request's members and returns the answer's. */
export type Operation = (context: IdentityContext, request: Members) => Promise<object>;
