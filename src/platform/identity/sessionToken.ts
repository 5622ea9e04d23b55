/** The bearer token of whoever is signed in. Accounts bring the source of it; until then nobody is. */

/** Asked before each call, so that it may renew the token. Never rejects: without a session it answers undefined. */
export type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

/** The token for the services, without "Bearer"; undefined for a visitor. */
export function sessionToken(): Promise<string | undefined> {
  return source();
}

/** Chooses where tokens come from; called before the first page is drawn. */
export function chooseTokenSource(chosen: TokenSource): void {
  source = chosen;
}
