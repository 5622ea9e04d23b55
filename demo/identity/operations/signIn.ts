import type { AccountTable } from '#server/store/identityTables.ts';
import { appliedChanges, attributesOf } from '../attributes.ts';
import { type Challenge, challengeOf, closeChallenge, openChallenge } from '../challenges.ts';
import { CognitoError, invalidParameter, notAuthorized } from '../cognitoError.ts';
import type { IdentityContext, Operation } from '../identityContext.ts';
import { checkPassword } from '../passwordPolicy.ts';
import { identityOf, requirePassword, requireUnlocked, setPassword } from '../passwords.ts';
import { type Members, objectOf, textOf } from '../requestBody.ts';
import { isProven, startSrp } from '../srp.ts';
import { findAccount } from '../store/accounts.ts';
import { requireClient } from './requestedAccount.ts';
import { hasSecondFactor, requireSecondFactor } from './secondFactor.ts';

const ATTRIBUTE_PREFIX = 'userAttributes.';

async function startSignIn(context: IdentityContext, parameters: Members): Promise<object> {
  const account = await findAccount(context.store, textOf(parameters, 'USERNAME'));
  if (!account) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  requireUnlocked(context, account);
  if (account.status === 'RESET_REQUIRED') {
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
  }
  const start = startSrp(textOf(parameters, 'SRP_A'), account);
  const { sub, salt } = account;
  const block = await openChallenge(context, { name: 'PASSWORD_VERIFIER', sub, start });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: block,
      SRP_B: start.serverPublic,
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  };
}

/** Begins a sign-in, or issues new tokens for a refresh token. */
export const initiateAuth: Operation = async (context, request) => {
  requireClient(request);
  const flow = textOf(request, 'AuthFlow');
  const parameters = objectOf(request['AuthParameters']);
  if (flow === 'USER_SRP_AUTH') return startSignIn(context, parameters);
  if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
    const tokens = await context.tokens.refresh(textOf(parameters, 'REFRESH_TOKEN'));
    return { AuthenticationResult: tokens, ChallengeParameters: {} };
  }
  throw invalidParameter(`${flow} flow not enabled for this client`);
};

/** Returns the next step after the password was verified. */
async function admit(context: IdentityContext, account: AccountTable): Promise<object> {
  // Reported only after the password, so that strangers cannot learn it.
  if (account.status === 'UNCONFIRMED') {
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  }
  if (account.status === 'FORCE_CHANGE_PASSWORD') {
    const { sub, email } = account;
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: await openChallenge(context, { name: 'NEW_PASSWORD_REQUIRED', sub }),
      ChallengeParameters: {
        USER_ID_FOR_SRP: sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify({ ...attributesOf(account), email, email_verified: 'true' }),
      },
    };
  }
  if (await hasSecondFactor(context, account)) {
    const { sub } = account;
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: await openChallenge(context, { name: 'SOFTWARE_TOKEN_MFA', sub }),
      ChallengeParameters: { USER_ID_FOR_SRP: sub },
    };
  }
  return { AuthenticationResult: await context.tokens.issue(account), ChallengeParameters: {} };
}

/**
 * Returns the challenge of a sign-in's step, and the account of both the challenge and the answer.
 * @throws CognitoError NotAuthorizedException
 */
async function answeredStep<Name extends Challenge['name']>(
  context: IdentityContext,
  kind: Name,
  { id, responses }: { id: string; responses: Members },
) {
  const challenge = await challengeOf(context, kind, id);
  const account = await findAccount(context.store, textOf(responses, 'USERNAME'));
  if (!challenge || account?.sub !== challenge.sub) throw notAuthorized('Invalid session for the user.');
  return { challenge, account };
}

async function answerPassword(context: IdentityContext, responses: Members): Promise<object> {
  const secretBlock = textOf(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const { challenge, account } = await answeredStep(context, 'PASSWORD_VERIFIER', {
    id: secretBlock,
    responses,
  });
  await closeChallenge(context, secretBlock);
  const proof = {
    secretBlock,
    timestamp: textOf(responses, 'TIMESTAMP'),
    signature: textOf(responses, 'PASSWORD_CLAIM_SIGNATURE'),
  };
  await requirePassword(context, account, () =>
    isProven(identityOf(account), account, challenge.start, proof),
  );
  return admit(context, account);
}

async function answerNewPassword(
  context: IdentityContext,
  session: string,
  responses: Members,
): Promise<object> {
  const { account } = await answeredStep(context, 'NEW_PASSWORD_REQUIRED', { id: session, responses });
  const password = textOf(responses, 'NEW_PASSWORD');
  // An invalid new password may be corrected within the same challenge.
  checkPassword(password);
  const sentNames = Object.keys(responses).filter((name) => name.startsWith(ATTRIBUTE_PREFIX));
  const attributes = appliedChanges(
    attributesOf(account),
    sentNames.map((name) => ({ Name: name.slice(ATTRIBUTE_PREFIX.length), Value: textOf(responses, name) })),
  );
  await closeChallenge(context, session);
  await setPassword(context, account, password, { status: 'CONFIRMED', attributes });
  return admit(context, { ...account, status: 'CONFIRMED', attributes });
}

async function answerSecondFactor(
  context: IdentityContext,
  session: string,
  responses: Members,
): Promise<object> {
  const { account } = await answeredStep(context, 'SOFTWARE_TOKEN_MFA', { id: session, responses });
  // A wrong code may be corrected within the same challenge. Their number is limited.
  await requireSecondFactor(context, account, textOf(responses, 'SOFTWARE_TOKEN_MFA_CODE'));
  await closeChallenge(context, session);
  return { AuthenticationResult: await context.tokens.issue(account), ChallengeParameters: {} };
}

/** Continues a sign-in. */
export const respondToAuthChallenge: Operation = async (context, request) => {
  requireClient(request);
  const name = textOf(request, 'ChallengeName');
  const responses = objectOf(request['ChallengeResponses']);
  if (name === 'PASSWORD_VERIFIER') return answerPassword(context, responses);
  if (name === 'NEW_PASSWORD_REQUIRED')
    return answerNewPassword(context, textOf(request, 'Session'), responses);
  if (name === 'SOFTWARE_TOKEN_MFA')
    return answerSecondFactor(context, textOf(request, 'Session'), responses);
  throw invalidParameter('Challenge name is not supported.');
};
