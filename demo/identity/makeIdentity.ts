import type { Context, Hono } from 'hono';
import { type Clock, systemClock } from '#server/http/clock.ts';
import type { Counters } from '#server/http/counters.ts';
import { ServiceError, unexpectedFailure } from '#server/http/errors.ts';
import { isLocalRequest, type RateLimit, rateLimiter } from '#server/http/rateLimit.ts';
import { requestIdOf } from '#server/http/requestId.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { bodyTextOf } from '#server/http/validation.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { CognitoError } from './cognitoError.ts';
import type { IdentityContext, Operation } from './identityContext.ts';
import { deleteUser, getUser, updateUserAttributes } from './operations/account.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './operations/password.ts';
import {
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './operations/secondFactor.ts';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './operations/sessions.ts';
import { initiateAuth, respondToAuthChallenge } from './operations/signIn.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './operations/signUp.ts';
import { type Outbox, outboxCarrier } from './outbox.ts';
import { answerOutbox, answerOutboxMail } from './outboxPage.ts';
import { IDENTITY_PATH, LOCAL_POOL } from './pool.ts';
import { type Members, membersOf } from './requestBody.ts';
import { publicPart, type SigningKey } from './signingKey.ts';
import { makeTokens } from './tokens.ts';

/** Rate limits by address: for all calls, for sign-ins, and for operations that send or try a code. */
export interface IdentityLimits {
  calls: readonly RateLimit[];
  signIns: readonly RateLimit[];
  codes: readonly RateLimit[];
}

/** Dependencies and options of the identity service. */
export interface IdentityOptions {
  /** Closed by the caller. */
  store: QueryContext;
  clock: Clock;
  /** The clock of the customers' phones: the machine's by default, also while `clock` has a fixed day. */
  phoneClock?: Clock;
  key: SigningKey;
  /** The `iss` claim of every token. */
  issuer: string;
  /** Shown at /idp/outbox, unless mails are delivered by `carry`. */
  outbox: Outbox;
  /** Delivers mails; to the outbox by default. */
  carry?: MailCarrier;
  limits?: IdentityLimits;
  /** Count calls for the rate limits; those of this process's memory by default. */
  counters?: Counters | undefined;
  /** Lifetime of ID and access tokens in seconds; Cognito's hour by default. */
  tokenSeconds?: number;
}

const SIGN_INS_A_MINUTE = 10;
const CODES_A_MINUTE = 20;
const HOUR_IN_SECONDS = 3600;
const MAX_BYTES = 65_536;
const TARGET = /^AWSCognitoIdentityProviderService\.(\w+)$/;

const OPERATIONS = new Map<string, Operation>([
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ChangePassword', changePassword],
  ['GetUser', getUser],
  ['UpdateUserAttributes', updateUserAttributes],
  ['DeleteUser', deleteUser],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['VerifySoftwareToken', verifySoftwareToken],
  ['SetUserMFAPreference', setUserMfaPreference],
]);

const WITH_CODES = new Set([
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'ForgotPassword',
  'ConfirmForgotPassword',
]);

/** Returns limits: the given number of calls per second, ten sign-ins and twenty codes per minute. No limits for 0. */
export function identityLimits(calls: number): IdentityLimits {
  if (calls === 0) return { calls: [], signIns: [], codes: [] };
  const aMinute = (requests: number) => [{ path: IDENTITY_PATH, requests, seconds: 60 }];
  return {
    calls: [{ path: IDENTITY_PATH, requests: calls, seconds: 1 }],
    signIns: aMinute(SIGN_INS_A_MINUTE),
    codes: aMinute(CODES_A_MINUTE),
  };
}

/** Converts failures of shared code to the protocol's form; undefined for an unexpected one. */
function cognitoFailureOf(failure: unknown): CognitoError | undefined {
  if (failure instanceof CognitoError) return failure;
  if (!(failure instanceof ServiceError)) return undefined;
  return failure.status === 429
    ? new CognitoError('TooManyRequestsException', 'Too many requests')
    : new CognitoError('InvalidParameterException', failure.message);
}

interface Outcome {
  /** Missing if the call succeeded. */
  error?: string;
  status?: number;
  headers?: Record<string, string>;
}

function sent(
  context: Context<ServiceEnv>,
  body: object,
  { error, status = 200, headers: own = {} }: Outcome = {},
): Response {
  const headers = new Headers({
    'Content-Type': 'application/x-amz-json-1.1',
    'Cache-Control': 'no-store',
    'x-amzn-RequestId': requestIdOf(context),
    ...own,
  });
  if (error !== undefined) headers.set('x-amzn-ErrorType', error);
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * Creates the identity service: the part of the Cognito user pool API (JSON 1.1) that aws-amplify calls, on this
 * product's own store, with its key set and its outbox. Client errors are `{__type, message}` with 400, never 429,
 * since clients would retry those. Clients do retry failures of the service (5xx).
 */
export function makeIdentity(options: IdentityOptions): Hono<ServiceEnv> {
  const {
    store,
    clock,
    phoneClock = systemClock,
    key,
    issuer,
    outbox,
    limits = identityLimits(1000),
    counters,
  } = options;
  const carry = options.carry ?? outboxCarrier(outbox);
  const life = options.tokenSeconds ?? HOUR_IN_SECONDS;
  const tokens = makeTokens({ store, clock, key, issuer, life });
  const work: IdentityContext = {
    store,
    clock,
    phoneClock,
    carry,
    tokens,
  };
  const limitCalls = rateLimiter({ limits: limits.calls, counters });
  const limitSignIns = rateLimiter({ limits: limits.signIns, counters });
  const limitCodes = rateLimiter({ limits: limits.codes, counters });

  async function admit(context: Context<ServiceEnv>, name: string, request: Members): Promise<void> {
    if (name === 'InitiateAuth' && request['AuthFlow'] === 'USER_SRP_AUTH') await limitSignIns(context);
    if (WITH_CODES.has(name)) await limitCodes(context);
  }

  async function operate(context: Context<ServiceEnv>): Promise<object> {
    await limitCalls(context);
    const name = TARGET.exec(context.req.header('X-Amz-Target') ?? '')?.[1] ?? '';
    const operation = OPERATIONS.get(name);
    if (!operation) throw new CognitoError('UnknownOperationException', 'Unknown operation.');
    const request = membersOf(await bodyTextOf(context.req.raw, MAX_BYTES));
    await admit(context, name, request);
    return operation(work, request);
  }

  const app = makeService('/idp');
  app.post(IDENTITY_PATH, async (context) => {
    try {
      return sent(context, await operate(context));
    } catch (failure) {
      const known = cognitoFailureOf(failure);
      if (known) {
        const { name: error, message } = known;
        return sent(context, { __type: error, message }, { error, status: 400 });
      }
      const { status, message, headers } = unexpectedFailure(failure, requestIdOf(context));
      const error = 'InternalErrorException';
      return sent(context, { __type: error, message }, { error, status, headers });
    }
  });
  app.get(`${IDENTITY_PATH}${LOCAL_POOL}/.well-known/jwks.json`, (context) => {
    context.header('Cache-Control', 'public, max-age=300');
    return context.json({ keys: [publicPart(key)] });
  });
  // The outbox shows the codes of all customers, so only this machine may see it.
  const onlyHere =
    (show: typeof answerOutbox) =>
    (context: Context<ServiceEnv>): Response | Promise<Response> => {
      if (!isLocalRequest(context)) throw new ServiceError(404, 'There is nothing at this address.');
      return show(context, outbox);
    };
  // If mails go elsewhere, the outbox would always be empty, and the pages do not link to it.
  if (!options.carry) {
    app.get(`${IDENTITY_PATH}outbox`, onlyHere(answerOutbox));
    app.get(`${IDENTITY_PATH}outbox/:id`, onlyHere(answerOutboxMail));
  }
  return app;
}
