import { IdentityFault, type IdentityFaultReason } from './identity.ts';

/** What a message of the provider says where its exception has several meanings; the first that fits. */
type Meaning = readonly [says: RegExp, reason: IdentityFaultReason];

const PASSWORD_POLICY: readonly Meaning[] = [
  [/not long enough|length greater/i, 'tooShort'],
  [/uppercase/i, 'noUppercase'],
  [/lowercase/i, 'noLowercase'],
  [/numeric/i, 'noNumber'],
  [/symbol/i, 'noSymbol'],
];

/** Exceptions of the user pool API, and aws-amplify's own, by their names (A8; notes of the API as of 2026-11). */
const MEANINGS: Readonly<Record<string, IdentityFaultReason | readonly Meaning[]>> = {
  UserNotConfirmedException: 'unconfirmed',
  UserNotFoundException: 'unknownUser',
  NotAuthorizedException: [
    [/attempts exceeded/i, 'lockedOut'],
    [/current status is confirmed/i, 'alreadyConfirmed'],
    [/./, 'wrongPassword'],
  ],
  UsernameExistsException: 'emailTaken',
  AliasExistsException: 'emailTaken',
  CodeMismatchException: 'wrongCode',
  ExpiredCodeException: 'expiredCode',
  LimitExceededException: 'limitExceeded',
  TooManyRequestsException: 'limitExceeded',
  TooManyFailedAttemptsException: 'limitExceeded',
  CodeDeliveryFailureException: 'limitExceeded',
  ResourceNotFoundException: 'missingResource',
  InvalidParameterException: [
    [/already confirmed/i, 'alreadyConfirmed'],
    // A code can't be sent to an email that nobody has confirmed.
    [/no registered\/verified email/i, 'unconfirmed'],
    // The API's own limit, below that of the pool's policy, is told as a wrong parameter.
    [/'password' failed.*length greater/i, 'tooShort'],
    [/./, 'wrongParameter'],
  ],
  InvalidPasswordException: PASSWORD_POLICY,
  NetworkError: 'unreachable',
  TimeoutError: 'unreachable',
};

const isNamed = (failure: unknown): failure is { name: string; message: unknown } =>
  typeof failure === 'object' && failure !== null && 'name' in failure && 'message' in failure;

/** The exception's name: "NotAuthorizedException", "NetworkError"; '' for what has none. */
export const faultName = (failure: unknown): string => (isNamed(failure) ? String(failure.name) : '');

/** Turns whatever aws-amplify threw into the port's one failure. */
export function identityFault(failure: unknown): IdentityFault {
  if (failure instanceof IdentityFault) return failure;
  const name = faultName(failure);
  // Fields that were left empty never get as far as the provider.
  if (/^Empty\w+$/.test(name)) return new IdentityFault('wrongParameter', failure);
  const meanings = Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined;
  if (meanings === undefined) return new IdentityFault('other', failure);
  if (typeof meanings === 'string') return new IdentityFault(meanings, failure);
  const message = isNamed(failure) ? `${failure.message} ` : ' ';
  const [, reason] = meanings.find(([says]) => says.test(message)) ?? [undefined, 'other' as const];
  return new IdentityFault(reason, failure);
}
