import type { AccountTable } from '#server/store/identityTables.ts';
import { CognitoError } from '../cognitoError.ts';
import type { IdentityContext } from '../identityContext.ts';
import { LOCAL_CLIENT } from '../pool.ts';
import { type Members, textOf } from '../requestBody.ts';
import { findAccount } from '../store/accounts.ts';

/**
 * Checks the client's id.
 * @throws CognitoError ResourceNotFoundException for a client of another pool
 */
export function requireClient(request: Members): void {
  const client = textOf(request, 'ClientId');
  if (client !== LOCAL_CLIENT) {
    throw new CognitoError('ResourceNotFoundException', `User pool client ${client} does not exist.`);
  }
}

/**
 * Returns the account for a request's Username, an email or a sub.
 * @throws CognitoError UserNotFoundException
 */
export async function requestedAccount({ store }: IdentityContext, request: Members): Promise<AccountTable> {
  requireClient(request);
  const account = await findAccount(store, textOf(request, 'Username'));
  if (!account) {
    throw new CognitoError('UserNotFoundException', 'Username/client id combination not found.');
  }
  return account;
}
