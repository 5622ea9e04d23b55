/** The id of the local pool. It is a part of every stored verifier, so all passwords would be lost with another id. */
export const LOCAL_POOL = 'ca-central-1_local';

/** The id of the local pool's only app client, which has no secret. */
export const LOCAL_CLIENT = 'local-client';

/** The name of the pool in SRP: its id after the underscore. */
export const LOCAL_POOL_NAME = 'local';

/** Path of the endpoint. */
export const IDENTITY_PATH = '/idp/';
