import { IdentityFault, type IdentityFaultReason } from './identity.ts';

/** Patterns of the provider's messages, for exceptions that have several meanings. The first match counts. */
type Meaning = readonly [says: RegExp, reason: IdentityFaultReason];

const PASSWORD_POLICY: readonly Meaning[] = [
  [/not long enough|length greater/i, 'tooShort'],
  [/uppercase/i, 'noUppercase'],
  [/lowercase/i, 'noLowercase'],
  [/numeric/i, 'noNumber'],
  [/symbol/i, 'noSymbol'],
];

/** Exceptions of the user pool API and of aws-amplify by their names (notes of the API as of 2026-11). */
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
  EnableSoftwareTokenMFAException: 'wrongCode',
  ExpiredCodeException: 'expiredCode',
  LimitExceededException: 'limitExceeded',
  TooManyRequestsException: 'limitExceeded',
  TooManyFailedAttemptsException: 'limitExceeded',
  CodeDeliveryFailureException: 'limitExceeded',
  ResourceNotFoundException: 'missingResource',
  InvalidParameterException: [
    [/already confirmed/i, 'alreadyConfirmed'],
    // The provider sends no code to an email that was never confirmed.
    [/no registered\/verified email/i, 'unconfirmed'],
    // The API's own minimum, below that of the pool's policy, is reported as a wrong parameter.
    [/'password' failed.*length greater/i, 'tooShort'],
    [/./, 'wrongParameter'],
  ],
  InvalidPasswordException: PASSWORD_POLICY,
  NetworkError: 'unreachable',
  TimeoutError: 'unreachable',
};

const isNamed = (failure: unknown): failure is { name: string; message: unknown } =>
  typeof failure === 'object' && failure !== null && 'name' in failure && 'message' in failure;

/** Name of an exception: "NotAuthorizedException", "NetworkError"; '' if it has none. */
export const faultName = (failure: unknown): string => (isNamed(failure) ? String(failure.name) : '');

/** Turns an error of aws-amplify into the port's IdentityFault. */
export function identityFault(failure: unknown): IdentityFault {
  if (failure instanceof IdentityFault) return failure;
  const name = faultName(failure);
  // aws-amplify checks for empty fields itself, before a call.
  if (/^Empty\w+$/.test(name)) return new IdentityFault('wrongParameter', failure);
  const meanings = Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined;
  if (meanings === undefined) return new IdentityFault('other', failure);
  if (typeof meanings === 'string') return new IdentityFault(meanings, failure);
  const message = isNamed(failure) ? `${failure.message} ` : ' ';
  const [, reason] = meanings.find(([pattern]) => pattern.test(message)) ?? [undefined, 'other' as const];
  return new IdentityFault(reason, failure);
}
