import type { Context, MiddlewareHandler } from 'hono';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { Session, StaffClaims } from '#server/http/session.ts';
import { findMember, rememberMember } from '#server/store/desk/members.ts';
import { isFromBeforeFactor, noteFactorOff } from '#server/store/desk/secondFactors.ts';
import type { WireDeskFailure } from '../../src/api/desk/contract.ts';
import type { DeskOptions } from './deskOptions.ts';

/** Header with the access token, which the identity provider takes to say whether the account has a second factor. */
const ACCESS_TOKEN_HEADER = 'Access-Token';

/** Milliseconds after the sign-in at which a session of staff ends. */
export const SESSION_LENGTH = MILLISECONDS_A_DAY / 2;

/** Milliseconds after which the time of a member's last call is stored again. */
const SEEN_AGAIN = 5 * 60_000;
const MAX_REMEMBERED = 1000;

/** The caller of a desk call. */
export interface Member {
  id: string;
  email: string;
  name: string;
  role: StaffClaims['role'];
  mortgage: boolean;
  /** Time of the sign-in, milliseconds since 1970. */
  signedIn: number;
}

type Refusal = Exclude<WireDeskFailure, 'changed'>;

function refuse(status: 401 | 403, code: Refusal, message: string): never {
  throw new ServiceError(status, message, status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}, code);
}

function memberIn(session: Session): Member {
  if (session.kind === 'visitor') {
    if (session.isUnchecked) {
      throw new ServiceError(503, 'The sign-in cannot be checked at the moment. Please try again.', {
        'Retry-After': '5',
      });
    }
    throw new ServiceError(401, 'Sign in first.', { 'WWW-Authenticate': 'Bearer' });
  }
  const { staff, userId: id, email } = session;
  if (!staff) refuse(403, 'notStaff', 'The desk is for staff of the brokerage.');
  return { id, email, ...staff };
}

/**
 * Allows only staff: members of a group of staff who signed in within twelve hours, with a second factor: one that was
 * set up after their sign-in does not count. Stores the caller as a member. A former member who is still in the group is one again after a new sign-in.
 */
export function staffOnly(
  options: Pick<DeskOptions, 'store' | 'clock' | 'sessionOf' | 'secondFactorOf'>,
): MiddlewareHandler<ServiceEnv> {
  const { store, clock, sessionOf, secondFactorOf } = options;
  /** When members were last stored, and how: milliseconds since 1970. */
  const seen = new Map<string, { at: number; facts: string }>();

  async function remember({ id, email, name, role, mortgage, signedIn }: Member, now: Date): Promise<void> {
    const ended = (await findMember(store, id))?.ended ?? null;
    if (ended !== null && signedIn <= Date.parse(ended)) {
      refuse(401, 'sessionTooOld', 'Sign in again: an admin ended your sessions at the desk.');
    }
    const key = JSON.stringify([email, name, role, mortgage]);
    const known = seen.get(id);
    const isFresh = known?.facts === key && Math.abs(now.getTime() - known.at) < SEEN_AGAIN;
    if (isFresh && ended === null) return;
    const facts = { id, email, name, role, mortgage: mortgage ? 1 : 0 } as const;
    await rememberMember(store, { ...facts, last_seen: now.toISOString() });
    if (seen.size >= MAX_REMEMBERED) seen.clear();
    seen.set(id, { at: now.getTime(), facts: key });
  }

  return async (context, next) => {
    const session = await sessionOf(context.req.raw);
    const member = memberIn(session);
    const now = clock.now();
    if (now.getTime() >= member.signedIn + SESSION_LENGTH) {
      refuse(401, 'sessionTooOld', 'Sign in again: sessions of staff end after twelve hours.');
    }
    const accessToken = context.req.header(ACCESS_TOKEN_HEADER) ?? '';
    const factor = accessToken === '' ? 'invalid' : await secondFactorOf(accessToken, member.id);
    if (factor === 'invalid') {
      refuse(
        401,
        'accessTokenInvalid',
        `The header ${ACCESS_TOKEN_HEADER} needs this account's access token.`,
      );
    }
    if (factor === 'off') {
      await noteFactorOff(store, member.id, now.toISOString());
      refuse(
        403,
        'secondFactorMissing',
        'Set up an authenticator app first: the desk needs a second factor.',
      );
    }
    // Tokens do not say how they were got. Those of a sign-in by password alone stay valid after the set-up.
    if (await isFromBeforeFactor(store, member, now)) {
      refuse(401, 'codeMissing', 'Sign in again with the code of the authenticator app.');
    }
    await remember(member, now);
    context.set('session', session);
    context.header('Cache-Control', 'private, no-store');
    await next();
  };
}

/** The caller. */
export function memberOf(context: Context<ServiceEnv>): Member {
  return memberIn(context.get('session'));
}

/** The caller, if they are an admin. @throws ServiceError 403 `notAdmin` */
export function adminOf(context: Context<ServiceEnv>): Member {
  const member = memberOf(context);
  if (member.role !== 'admin') refuse(403, 'notAdmin', 'Only admins may do this.');
  return member;
}

/** The caller, if they are a mortgage specialist. @throws ServiceError 403 `notMortgage` */
export function specialistOf(context: Context<ServiceEnv>): Member {
  const member = memberOf(context);
  if (!member.mortgage) refuse(403, 'notMortgage', 'Only mortgage specialists may see applications.');
  return member;
}

/** Answers 409: another person changed it first. */
export function refuseStale(): never {
  throw new ServiceError(409, 'It was changed in the meantime. Load it again.', {}, 'changed');
}

/** Answers 404. */
export function refuseUnknown(): never {
  throw new ServiceError(404, 'There is no such item.');
}
