import { SignJWT } from 'jose';
import { LOCAL_CLIENT } from '#demo/identity/pool.ts';
import type { SigningKey } from '#demo/identity/signingKey.ts';
import type { Dice } from './dice.ts';

/** The issuer of a product that was started with any free port (PORT=0): settings and tokens name port 0. */
export const ISSUER = 'http://localhost:0/idp/ca-central-1_local';

/** A write: its kind, and the text by which it is found again. */
export interface Written {
  kind: FirstKind | LaterKind;
  mark: string;
}

type FirstKind = 'lead' | 'viewing' | 'account' | 'home' | 'viewed' | 'hidden' | 'invitation' | 'watched';
/** A write that follows one with the same mark: a viewing is changed, then cancelled; a watch ends. */
type LaterKind = 'changed' | 'cancelled' | 'unwatched';

/** The writes that may follow, in their order. */
const LATER: Partial<Record<FirstKind, readonly LaterKind[]>> = {
  viewing: ['changed', 'cancelled'],
  watched: ['unwatched'],
};

/** The day that a changed viewing has. */
export const OTHER_DAY = '2099-12-01';

/** Name of a writing customer. There are several, because the number of saved homes is limited. */
export const writerName = (round: number, writer: number): string => `writer-${round}-${writer}`;

const emailOf = (name: string): string => `${name}@example.ca`;

/** A token in the form of the local identity service. */
export function tokenFor(name: string, { jwk, kid }: SigningKey): Promise<string> {
  return new SignJWT({ email: emailOf(name), email_verified: true, token_use: 'id' })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(ISSUER)
    .setAudience(LOCAL_CLIENT)
    .setSubject(name)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(jwk as Parameters<SignJWT['sign']>[0]); // the key in jose's type
}

/** The request of a write, and the statuses that acknowledge it. */
export interface Call {
  path: string;
  init: RequestInit;
  acknowledged: readonly number[];
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

function leadCall(mark: string): Call {
  const user = { name: { first: 'Anne', last: 'Tremblay' }, email: 'anne@example.ca', phone: '4165550123' };
  const body = JSON.stringify({ user, property: { city: 'Toronto', price: 750_000 }, message: mark });
  const headers = { ...JSON_TYPE, 'Idempotency-Key': mark };
  return { path: '/realty/contact', init: { method: 'POST', headers, body }, acknowledged: [200] };
}

const authorized = (token: string) => ({
  ...JSON_TYPE,
  ...(token !== '' && { Authorization: `Bearer ${token}` }),
});

function viewingCall(mark: string, token: string): Call {
  const { init, ...call } = leadCall(mark);
  const lead = JSON.parse(String(init.body)) as object; // written above
  const viewing = { day: '2026-12-01', part: 'morning', way: 'inPerson', timeZone: 'America/Toronto' };
  const body = JSON.stringify({ ...lead, code: 'C1000001', boardId: 2, viewing });
  const headers = {
    ...init.headers,
    ...authorized(token),
    'Lead-Context': new URLSearchParams({ customer: emailOf(mark) }).toString(),
  };
  return { ...call, init: { ...init, headers, body } };
}

/** A change of a viewing. @param id the viewing's */
function changeCall(kind: 'changed' | 'cancelled', id: string, token: string): Call {
  const wish = { state: 'asked', day: OTHER_DAY, part: 'evening', way: 'video' };
  const body = JSON.stringify(kind === 'changed' ? wish : { state: 'cancelled' });
  const path = `/customer/user/viewings/${id}`;
  return { path, init: { method: 'PUT', headers: authorized(token), body }, acknowledged: [200] };
}

/** A watch of a home, or its end. All customers watch the same home. */
function watchCall(kind: 'watched' | 'unwatched', { mls, board }: WatchedHome, token: string): Call {
  const path = `/customer/user/watched-homes/${board}/${mls}`;
  if (kind === 'unwatched') {
    return { path, init: { method: 'DELETE', headers: authorized(token) }, acknowledged: [204] };
  }
  const body = JSON.stringify({ language: 'en' });
  return { path, init: { method: 'PUT', headers: authorized(token), body }, acknowledged: [200] };
}

function homeCall(mark: string, token: string): Call {
  const body = JSON.stringify({ seen: { price: 500_000, lastStatus: 'New' } });
  const path = `/customer/user/saved-homes/2/${mark}`;
  return { path, init: { method: 'PUT', headers: authorized(token), body }, acknowledged: [200, 201] };
}

/** A mark of a viewed or hidden home. */
function markCall(kind: 'viewed' | 'hidden', mark: string, token: string): Call {
  const home = { mlsNumber: mark, boardId: 2, marked: new Date().toISOString() };
  const body = JSON.stringify({ homes: [home] });
  return {
    path: `/customer/user/${kind}-homes`,
    init: { method: 'POST', headers: authorized(token), body },
    acknowledged: [200],
  };
}

/** An invitation to a shared list; each is of another customer, because a customer has one. */
function invitationCall(mark: string, token: string): Call {
  const body = JSON.stringify({ email: `${mark}@partner.example.ca`, name: 'Anne', language: 'en' });
  const path = '/customer/user/shared-list/invitation';
  return { path, init: { method: 'POST', headers: authorized(token), body }, acknowledged: [200] };
}

function accountCall(mark: string): Call {
  const email = `${mark}@example.ca`;
  const body = JSON.stringify({
    ClientId: LOCAL_CLIENT,
    Username: email,
    Password: 'Harbour-Pine-1',
    UserAttributes: [{ Name: 'email', Value: email }],
  });
  const headers = {
    'Content-Type': 'application/x-amz-json-1.1',
    'X-Amz-Target': 'AWSCognitoIdentityProviderService.SignUp',
  };
  return { path: '/idp/', init: { method: 'POST', headers, body }, acknowledged: [200] };
}

/** A home that the server knows. */
export interface WatchedHome {
  mls: string;
  board: number;
}

/** True for a write by a customer of its own, whose name is the mark. */
export const hasOwnCustomer = ({ kind }: Written): boolean =>
  kind === 'viewing' || kind === 'watched' || kind === 'invitation';

/** Facts for the requests of some writes. */
export interface CallFacts {
  watchedHome?: WatchedHome | undefined;
  /** The answer to the first write with the same mark. */
  first?: string | undefined;
}

const SOME_HOME: WatchedHome = { mls: 'C1000001', board: 2 };

/**
 * Makes the request of a write.
 * @param token of the writing customer; '' for a visitor
 */
export function callOf(
  { kind, mark }: Written,
  token: string,
  { watchedHome = SOME_HOME, first = '' }: CallFacts = {},
): Call {
  if (kind === 'lead') return leadCall(mark);
  if (kind === 'viewing') return viewingCall(mark, token);
  if (kind === 'changed' || kind === 'cancelled') {
    const { id } = JSON.parse(first) as { id: string }; // the receipt of the viewing
    return changeCall(kind, id, token);
  }
  if (kind === 'watched' || kind === 'unwatched') return watchCall(kind, watchedHome, token);
  if (kind === 'invitation') return invitationCall(mark, token);
  if (kind === 'viewed' || kind === 'hidden') return markCall(kind, mark, token);
  return kind === 'home' ? homeCall(mark, token) : accountCall(mark);
}

/**
 * Chooses the next write, and those that follow it: rarely an account, because computing its verifier is slow.
 * @returns one or several writes with the same mark
 */
export function nextWrites(dice: Dice, round: number, number: number): Written[] {
  const kind = dice.pick([
    'lead',
    'lead',
    'viewing',
    'viewing',
    'home',
    'home',
    'home',
    'home',
    'viewed',
    'hidden',
    'invitation',
    'watched',
    'watched',
    'account',
  ] as const satisfies FirstKind[]);
  const later = LATER[kind as FirstKind] ?? [];
  const kinds = [kind, ...later.slice(0, dice.whole(later.length + 1))];
  return kinds.map((each) => ({ kind: each, mark: `E${round}X${number}` }));
}
