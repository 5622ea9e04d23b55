import { identityOf } from '#demo/identity/passwords.ts';
import { makeVerifier } from '#demo/identity/srp.ts';
import { addAccount } from '#demo/identity/store/accounts.ts';
import type { Clock } from '#server/http/clock.ts';
import type { StaffRole } from '#server/http/session.ts';
import type { AccountStatus } from '#server/store/identityTables.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** A demo account. */
export interface DemoAccount {
  /** A fixed id, so that other services can give the account some data. */
  sub: string;
  email: string;
  status: AccountStatus;
  givenName: string;
  familyName: string;
  /** The case that it demonstrates. */
  about: string;
  /** Its groups of staff; none by default. */
  groups?: readonly (StaffRole | 'mortgage')[];
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Harbour-Pine-1';

/** Demo accounts, one for each way that a sign-in can continue. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    sub: '5f0c8a10-0000-4000-8000-000000000001',
    email: 'customer@example.ca',
    status: 'CONFIRMED',
    givenName: 'Anne',
    familyName: 'Tremblay',
    about: 'a customer',
  },
  {
    sub: '5f0c8a10-0000-4000-8000-000000000002',
    email: 'unconfirmed@example.ca',
    status: 'UNCONFIRMED',
    givenName: 'Liam',
    familyName: 'Chen',
    about: 'has not confirmed the email yet',
  },
  {
    sub: '5f0c8a10-0000-4000-8000-000000000003',
    email: 'new-password@example.ca',
    status: 'FORCE_CHANGE_PASSWORD',
    givenName: 'Priya',
    familyName: 'Singh',
    about: 'has to choose a new password',
  },
  {
    sub: '5f0c8a10-0000-4000-8000-000000000004',
    email: 'reset@example.ca',
    status: 'RESET_REQUIRED',
    givenName: 'Noah',
    familyName: 'Roy',
    about: 'has to reset the password by a code',
  },
  {
    sub: '5f0c8a10-0000-4000-8000-000000000005',
    email: 'staff@example.ca',
    status: 'CONFIRMED',
    givenName: 'Amara',
    familyName: 'Osei',
    about: 'works at the desk, after setting up an authenticator app',
    groups: ['staff'],
  },
  {
    sub: '5f0c8a10-0000-4000-8000-000000000007',
    email: 'mortgage@example.ca',
    status: 'CONFIRMED',
    givenName: 'Rohan',
    familyName: 'Mehta',
    about: 'a mortgage specialist at the desk, after setting up an authenticator app',
    groups: ['staff', 'mortgage'],
  },
  {
    sub: '5f0c8a10-0000-4000-8000-000000000006',
    email: 'admin@example.ca',
    status: 'CONFIRMED',
    givenName: 'Grace',
    familyName: 'Lin',
    about: 'an admin of the desk, after setting up an authenticator app',
    groups: ['admin'],
  },
];

/** Creates the demo accounts and logs them. Takes about 40 ms. */
export async function addDemoAccounts(
  store: QueryContext,
  clock: Clock,
  log: (line: string) => void,
): Promise<void> {
  log(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
  for (const { sub, email, status, givenName, familyName, about, groups = [] } of DEMO_ACCOUNTS) {
    const attributes = {
      given_name: givenName,
      family_name: familyName,
      locale: 'en',
      'custom:group': 'real_estate',
      'custom:type': 'customer',
    };
    await addAccount(store, {
      sub,
      email,
      email_key: email,
      email_verified: status === 'UNCONFIRMED' ? 0 : 1,
      status,
      attributes: JSON.stringify(attributes),
      group_names: JSON.stringify(groups),
      ...makeVerifier(identityOf({ sub }), DEMO_PASSWORD),
      created: clock.now().toISOString(),
    });
    log(`  ${email.padEnd(24)} ${about}`);
  }
  log('  Mails with codes are shown at /idp/outbox.');
}
