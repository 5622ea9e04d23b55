import { redeemCode, sendCode } from '../codes.ts';
import { invalidParameter, notAuthorized } from '../cognitoError.ts';
import type { Operation } from '../identityContext.ts';
import { checkPassword } from '../passwordPolicy.ts';
import { identityOf, requirePassword, setPassword } from '../passwords.ts';
import { textOf } from '../requestBody.ts';
import { isPassword } from '../srp.ts';
import { endSessions } from '../store/sessions.ts';
import { requestedAccount } from './requestedAccount.ts';

/** Mails a code for a new password. */
export const forgotPassword: Operation = async (context, request) => {
  const account = await requestedAccount(context, request);
  if (account.email_verified === 0) {
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  if (account.status === 'FORCE_CHANGE_PASSWORD') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  return sendCode(context, account, 'reset');
};

/** Sets a new password by the code, and ends all sessions. */
export const confirmForgotPassword: Operation = async (context, request) => {
  const account = await requestedAccount(context, request);
  const code = textOf(request, 'ConfirmationCode');
  const password = textOf(request, 'Password');
  // Checked first, so that an invalid password does not consume the code.
  checkPassword(password);
  await redeemCode(context, account, 'reset', code);
  await setPassword(context, account, password, { status: 'CONFIRMED' });
  await endSessions(context.store, account.sub);
  return {};
};

/** Sets a new password by the old one. Sessions continue. */
export const changePassword: Operation = async (context, request) => {
  const account = await context.tokens.accountOf(textOf(request, 'AccessToken'));
  const previous = textOf(request, 'PreviousPassword');
  const proposed = textOf(request, 'ProposedPassword');
  await requirePassword(context, account, () => isPassword(identityOf(account), previous, account));
  await setPassword(context, account, proposed);
  return {};
};
