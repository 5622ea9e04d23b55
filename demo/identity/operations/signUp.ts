import { randomUUID } from 'node:crypto';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import { appliedChanges, isEmail } from '../attributes.ts';
import { redeemCode, sendCode } from '../codes.ts';
import { CognitoError, invalidParameter, notAuthorized } from '../cognitoError.ts';
import type { Operation } from '../identityContext.ts';
import { checkPassword } from '../passwordPolicy.ts';
import { identityOf } from '../passwords.ts';
import { attributeListOf, textOf } from '../requestBody.ts';
import { makeVerifier } from '../srp.ts';
import { addAccount, changeAccount } from '../store/accounts.ts';
import { requestedAccount, requireClient } from './requestedAccount.ts';

/** Creates an account and mails its code. */
export const signUp: Operation = async (context, request) => {
  requireClient(request);
  const { store, clock } = context;
  const email = textOf(request, 'Username');
  const password = textOf(request, 'Password');
  const list = attributeListOf(request, 'UserAttributes');
  const other = list.find(({ Name, Value }) => Name === 'email' && emailKeyOf(Value) !== emailKeyOf(email));
  if (!isEmail(email) || other) throw invalidParameter('Username should be an email.');
  const attributes = appliedChanges(
    {},
    list.filter(({ Name }) => Name !== 'email'),
  );
  checkPassword(password);
  const sub = randomUUID();
  const account = await addAccount(store, {
    sub,
    email,
    email_key: emailKeyOf(email),
    email_verified: 0,
    status: 'UNCONFIRMED',
    attributes,
    ...makeVerifier(identityOf({ sub }), password),
    created: clock.now().toISOString(),
  });
  if (!account) throw new CognitoError('UsernameExistsException', 'User already exists');
  return { UserConfirmed: false, UserSub: sub, ...(await sendCode(context, account, 'signUp')) };
};

/** Confirms an account by its code. */
export const confirmSignUp: Operation = async (context, request) => {
  const account = await requestedAccount(context, request);
  const code = textOf(request, 'ConfirmationCode');
  if (account.status !== 'UNCONFIRMED') {
    throw notAuthorized(`User cannot be confirmed. Current status is ${account.status}`);
  }
  await redeemCode(context, account, 'signUp', code);
  await changeAccount(context.store, account.sub, { status: 'CONFIRMED', email_verified: 1 });
  return {};
};

/** Mails a new code. */
export const resendConfirmationCode: Operation = async (context, request) => {
  const account = await requestedAccount(context, request);
  if (account.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
  return sendCode(context, account, 'signUp');
};
