import { SignJWT } from 'jose';
import { LOCAL_CLIENT } from '#demo/identity/pool.ts';
import type { SigningKey } from '#demo/identity/signingKey.ts';
import type { Dice } from './dice.ts';

/** The issuer of a product that was started with any free port (PORT=0): settings and tokens name port 0. */
export const ISSUER = 'http://localhost:0/idp/ca-central-1_local';

/** A write: its kind, and the text by which it is found again. */
export interface Written {
  kind: 'lead' | 'viewing' | 'account' | 'home' | 'viewed' | 'hidden' | 'invitation';
  mark: string;
}

/** Name of a writing customer. There are several, because the number of saved homes is limited. */
export const writerName = (round: number, writer: number): string => `writer-${round}-${writer}`;

/** A token in the form of the local identity service. */
export function tokenFor(name: string, { jwk, kid }: SigningKey): Promise<string> {
  return new SignJWT({ email: `${name}@example.ca`, email_verified: true, token_use: 'id' })
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

function viewingCall(mark: string): Call {
  const { init, ...call } = leadCall(mark);
  const lead = JSON.parse(String(init.body)) as object; // written above
  const viewing = { day: '2026-12-01', part: 'morning', way: 'inPerson', timeZone: 'America/Toronto' };
  const body = JSON.stringify({ ...lead, code: 'C1000001', boardId: 2, viewing });
  return { ...call, init: { ...init, body } };
}

function homeCall(mark: string, token: string): Call {
  const body = JSON.stringify({ seen: { price: 500_000, lastStatus: 'New' } });
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${token}` };
  const path = `/customer/user/saved-homes/2/${mark}`;
  return { path, init: { method: 'PUT', headers, body }, acknowledged: [200, 201] };
}

/** A mark of a viewed or hidden home. */
function markCall(kind: 'viewed' | 'hidden', mark: string, token: string): Call {
  const home = { mlsNumber: mark, boardId: 2, marked: new Date().toISOString() };
  const body = JSON.stringify({ homes: [home] });
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${token}` };
  return {
    path: `/customer/user/${kind}-homes`,
    init: { method: 'POST', headers, body },
    acknowledged: [200],
  };
}

/** An invitation to a shared list; each is of another customer, because a customer has one. */
function invitationCall(mark: string, token: string): Call {
  const body = JSON.stringify({ email: `${mark}@partner.example.ca`, name: 'Anne', language: 'en' });
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${token}` };
  const path = '/customer/user/shared-list/invitation';
  return { path, init: { method: 'POST', headers, body }, acknowledged: [200] };
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

/** Makes the request of a write. @param token of the writing customer; for an invitation that of its own customer */
export function callOf({ kind, mark }: Written, token: string): Call {
  if (kind === 'lead') return leadCall(mark);
  if (kind === 'viewing') return viewingCall(mark);
  if (kind === 'invitation') return invitationCall(mark, token);
  if (kind === 'viewed' || kind === 'hidden') return markCall(kind, mark, token);
  return kind === 'home' ? homeCall(mark, token) : accountCall(mark);
}

/** Chooses the next write: mostly leads, viewings, homes, marks and invitations, because computing the verifier of an account is slow. */
export function nextWrite(dice: Dice, round: number, number: number): Written {
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
    'account',
  ] as const);
  return { kind, mark: `E${round}X${number}` };
}
