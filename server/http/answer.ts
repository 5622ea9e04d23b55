/** Answers one request; `env` carries Node's own request, from which limits by address read the caller's. */
export type Answer = (request: Request, env?: object) => Response | Promise<Response>;
