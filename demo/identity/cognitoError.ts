/** Names of Cognito's exceptions that the endpoint uses. */
export type CognitoErrorName =
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** A failure in Cognito's form, with status 400 and `{__type, message}`. */
export class CognitoError extends Error {
  override readonly name: CognitoErrorName;

  /** @param message Cognito's own text (public issue threads of its clients, read 2026-11-21) */
  constructor(name: CognitoErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

/** Returns a NotAuthorizedException. The default message is that of a wrong password. */
export function notAuthorized(message = 'Incorrect username or password.'): CognitoError {
  return new CognitoError('NotAuthorizedException', message);
}

/** Returns an InvalidParameterException. */
export function invalidParameter(message: string): CognitoError {
  return new CognitoError('InvalidParameterException', message);
}

/** Returns the failure of too many codes or attempts. */
export function limitExceeded(): CognitoError {
  return new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
}
