import type { Clock } from '#server/http/clock.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { Challenges } from './challenges.ts';
import type { Outbox } from './outbox.ts';
import type { Members } from './requestBody.ts';
import type { Tokens } from './tokens.ts';

/** What the operations work with. */
export interface IdentityContext {
  store: QueryContext;
  clock: Clock;
  outbox: Outbox;
  tokens: Tokens;
  challenges: Challenges;
}

/** One operation of the protocol: members of the request to members of the answer. */
export type Operation = (context: IdentityContext, request: Members) => Promise<object>;
