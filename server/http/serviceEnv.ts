import type { KyselyPlugin } from 'kysely';
import type { Session } from './session.ts';

/** Variables that the shared middleware puts on a request's context. */
export interface ServiceEnv {
  Variables: {
    requestId: string;
    session: Session;
    /** Measures queries, in services that report Server-Timing. */
    queries: KyselyPlugin | undefined;
  };
}
