import type { Session } from './session.ts';

/** What the shared middleware puts on a request's context. */
export interface ServiceEnv {
  Variables: {
    requestId: string;
    session: Session;
  };
}
