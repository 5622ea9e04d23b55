/** The bearer token of the signed-in customer. The account code sets its source; until then there is no token. */

/**
 * Called before each request, so that it can renew the token. Never rejects; resolves to undefined without a session.
 */
export type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

/** Returns the token for the services, without "Bearer"; undefined for a visitor. */
export function sessionToken(): Promise<string | undefined> {
  return source();
}

/** Sets the source of tokens. Called before the first render. */
export function chooseTokenSource(chosen: TokenSource): void {
  source = chosen;
}
