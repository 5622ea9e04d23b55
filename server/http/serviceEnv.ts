import type { KyselyPlugin } from 'kysely';
import type { Session } from './session.ts';

/** What the shared middleware puts on a request's context. */
export interface ServiceEnv {
  Variables: {
    requestId: string;
    session: Session;
    /** Times the queries, where answers tell how long they took. */
    queries: KyselyPlugin | undefined;
  };
}
