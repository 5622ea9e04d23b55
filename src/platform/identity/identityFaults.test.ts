import { expect, test } from 'vitest';
import { IdentityFault } from './identity.ts';
import { identityFault } from './identityFaults.ts';

const POLICY = 'Password did not conform with policy: ';

test.each([
  ['UserNotConfirmedException', 'User is not confirmed.', 'unconfirmed'],
  ['UserNotFoundException', 'User does not exist.', 'unknownUser'],
  ['UserNotFoundException', 'Username/client id combination not found.', 'unknownUser'],
  ['NotAuthorizedException', 'Incorrect username or password.', 'wrongPassword'],
  ['NotAuthorizedException', '', 'wrongPassword'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'lockedOut'],
  ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED', 'alreadyConfirmed'],
  ['UsernameExistsException', 'User already exists', 'emailTaken'],
  ['AliasExistsException', 'An account with the email already exists.', 'emailTaken'],
  ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'wrongCode'],
  ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'expiredCode'],
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'limitExceeded'],
  ['TooManyRequestsException', 'Too many requests', 'limitExceeded'],
  ['TooManyFailedAttemptsException', 'Too many failed attempts', 'limitExceeded'],
  ['CodeDeliveryFailureException', 'The mail was refused.', 'limitExceeded'],
  ['ResourceNotFoundException', 'User pool client x does not exist.', 'missingResource'],
  ['InvalidParameterException', 'User is already confirmed.', 'alreadyConfirmed'],
  [
    'InvalidParameterException',
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
    'unconfirmed',
  ],
  [
    'InvalidParameterException',
    "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length greater than or equal to 6",
    'tooShort',
  ],
  ['InvalidParameterException', 'Invalid email address format.', 'wrongParameter'],
  ['InvalidParameterException', '', 'wrongParameter'],
  ['InvalidPasswordException', `${POLICY}Password not long enough`, 'tooShort'],
  ['InvalidPasswordException', `${POLICY}Password must have uppercase characters`, 'noUppercase'],
  ['InvalidPasswordException', `${POLICY}Password must have lowercase characters`, 'noLowercase'],
  ['InvalidPasswordException', `${POLICY}Password must have numeric characters`, 'noNumber'],
  ['InvalidPasswordException', `${POLICY}Password must have symbol characters`, 'noSymbol'],
  ['InvalidPasswordException', 'Password was used before', 'other'],
  ['EmptySignInPassword', 'password is required to signIn', 'wrongParameter'],
  ['EmptyConfirmSignUpCodeException', 'code is required to confirmSignUp', 'wrongParameter'],
  ['NetworkError', 'A network error has occurred.', 'unreachable'],
  ['TimeoutError', 'The operation timed out.', 'unreachable'],
  ['InternalErrorException', 'Something went wrong on our side.', 'other'],
  ['constructor', 'no name of an exception', 'other'],
  ['', '', 'other'],
])('%s "%s" is %s', (name, message, reason) => {
  const failure = Object.assign(new Error(message), { name });
  const fault = identityFault(failure);
  expect(fault).toBeInstanceOf(IdentityFault);
  expect(fault.reason).toBe(reason);
  expect(fault.cause).toBe(failure);
});

test.each([[undefined], [null], ['NetworkError'], [42]])(
  '%j is an exception of no known library',
  (failure) => {
    expect(identityFault(failure).reason).toBe('other');
  },
);

test('an identity fault is returned unchanged', () => {
  const fault = new IdentityFault('unreachable');
  expect(identityFault(fault)).toBe(fault);
});
