/** Whose an ID token is. */

/**
 * The `sub` of an ID token (RFC 7519), read and not verified: a service that is told it compares it with the token.
 * @returns undefined where the token has none or is none
 */
export function tokenSubject(token: string | undefined): string | undefined {
  try {
    const part = token?.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    const sub = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : undefined;
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
