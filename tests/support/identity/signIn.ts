import { http } from 'msw';
import { onTestFinished } from 'vitest';
import { DEMO_PASSWORD } from '#demo/accounts/demoAccounts.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { chooseTokenSource } from '#platform/identity/sessionToken.ts';
import { rememberSession } from '#store/activeSession.ts';
import { network } from '../page/network.ts';
import { makeTestIdentity, type TestIdentity, type TestIdentityOptions } from './testIdentity.ts';

/** The demo customer. */
export const DEMO_CUSTOMER = { givenName: 'Anne', familyName: 'Tremblay', email: 'customer@example.ca' };

/** Routes requests below /idp/ to an identity service until the test ends. */
async function answerIdentity(options?: TestIdentityOptions): Promise<TestIdentity> {
  const identity = await makeTestIdentity(options);
  network.use(http.post('*/idp/', ({ request }) => identity.fetch(request)));
  onTestFinished(() => chooseTokenSource(async () => undefined));
  return identity;
}

/**
 * Signs in the demo customer as on an earlier visit: the tokens and the cookie exist. Computing the password proof
 * takes a second or two.
 */
export async function signInBefore(options?: TestIdentityOptions): Promise<TestIdentity> {
  const identity = await answerIdentity(options);
  const step = await (await loadIdentity()).signIn(DEMO_CUSTOMER.email, DEMO_PASSWORD);
  if (step !== 'signedIn') throw new Error(`The demo customer is ${step}.`);
  rememberSession('active');
  return identity;
}
