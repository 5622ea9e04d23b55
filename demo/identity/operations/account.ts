import { appliedChanges, attributesOf } from '../attributes.ts';
import type { Operation } from '../identityContext.ts';
import { attributeListOf, textOf } from '../requestBody.ts';
import { changeAccount, removeAccount } from '../store/accounts.ts';
import { hasSecondFactor } from './secondFactor.ts';

/** Returns the customer's attributes. */
export const getUser: Operation = async (context, request) => {
  const account = await context.tokens.accountOf(textOf(request, 'AccessToken'));
  const { sub, email, email_verified: verified } = account;
  const attributes = { sub, email, email_verified: String(verified === 1), ...attributesOf(account) };
  return {
    Username: sub,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ...((await hasSecondFactor(context, account))
      ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA', UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }
      : {}),
  };
};

/** Changes attributes other than the email. */
export const updateUserAttributes: Operation = async ({ store, tokens }, request) => {
  const account = await tokens.accountOf(textOf(request, 'AccessToken'));
  const attributes = appliedChanges(attributesOf(account), attributeListOf(request, 'UserAttributes'));
  await changeAccount(store, account.sub, { attributes });
  return { CodeDeliveryDetailsList: [] };
};

/** Deletes the account permanently. */
export const deleteUser: Operation = async ({ store, tokens }, request) => {
  const { sub } = await tokens.accountOf(textOf(request, 'AccessToken'));
  await removeAccount(store, sub);
  return {};
};
