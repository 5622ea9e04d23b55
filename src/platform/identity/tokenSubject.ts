/** Reads the owner of an ID token. */

/**
 * Returns the `sub` of an ID token (RFC 7519) without verification: the service compares it with the token.
 * @returns undefined if there is no token, or it has no `sub`
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
