/** The pool that the local endpoint is. Another id would make every stored verifier worthless: it is part of them. */
export const LOCAL_POOL = 'ca-central-1_local';

/** The one app client of the local pool; it has no secret. */
export const LOCAL_CLIENT = 'local-client';

/** What SRP calls the pool: its id after the underscore. */
export const LOCAL_POOL_NAME = 'local';

/** Where the endpoint listens. */
export const IDENTITY_PATH = '/idp/';
