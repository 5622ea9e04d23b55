/** Who asks: everybody is a visitor until the request proves to be a customer's. */
export type Session = { kind: 'visitor' } | { kind: 'customer'; userId: string; email: string };

/** The one question every service asks about a request. Rejects never: an unknown or old token is a visitor. */
export type SessionOf = (request: Request) => Promise<Session>;

/** The answer until accounts exist. */
export const visitorOnly: SessionOf = async () => ({ kind: 'visitor' });
