/** Answers one request. `env` carries Node's own request, from which rate limits read the caller's address. */
export type Answer = (request: Request, env?: object) => Response | Promise<Response>;
