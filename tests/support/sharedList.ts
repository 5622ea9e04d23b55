import { onTestFinished } from 'vitest';
import { hashOfToken } from '#server/customer/linkToken.ts';
import { saveHome } from '#server/store/customer/savedHomes.ts';
import { acceptInvitation, storeInvitation } from '#server/store/customer/sharedInvitations.ts';
import { createMockGeneratedListing } from './services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from './services/makeTestServices.ts';

const street = [1, 2, 3].map((number) =>
  createMockGeneratedListing({
    city: 'Mississauga',
    neighborhood: 'Port Credit',
    latitude: 43.6,
    longitude: -79.65,
    mlsNumber: `W100000${number}`,
    streetNumber: String(number),
    listPrice: 600_000,
  }),
);

export const SAM = { userId: 'sam', email: 'sam@example.ca' };
export const NOW = '2026-11-21T20:00:00.000Z';
export const LATER = '2099-01-01T00:00:00.000Z';
export const TOKEN = 'the-token-of-the-link';

/** The services with three homes, and the mails that they sent. @param isVisitor true without a signed-in customer */
export async function openServices(
  isVisitor = false,
): Promise<TestServices & { mails: { email: string }[] }> {
  const mails: { email: string }[] = [];
  const services = await makeTestServices({
    listings: street,
    ...(isVisitor ? {} : { session: CUSTOMER }),
    customer: {
      invitations: {
        carry: async (mail) => void mails.push(mail),
        appUrl: 'http://localhost/real-estate',
        log: () => undefined,
      },
    },
  });
  onTestFinished(() => services.close());
  return Object.assign(services, { mails });
}

/** Acts of the partner. */
export const sam = {
  /** Invites the customer of the page. */
  invites: ({ store }: TestServices, line = '') =>
    storeInvitation(
      store,
      SAM,
      {
        email: CUSTOMER.email,
        name: 'Sam',
        line,
        language: 'en',
        shares_saved: 0,
        token_hash: hashOfToken(TOKEN),
        invited: NOW,
        expires: LATER,
      },
      async () => undefined,
    ),
  saves: ({ store }: TestServices, number: number, note = '') =>
    saveHome(
      store,
      SAM,
      { board: 2, mls: `W100000${number}`, saved: NOW },
      { seen_price: 1, seen_status: 'New', note },
    ),
};

/** Accepts an invitation of Sam. */
export async function share(services: TestServices): Promise<void> {
  await sam.invites(services);
  const answer = { hash: hashOfToken(TOKEN), now: NOW, name: 'Ada', shares_saved: 0 } as const;
  const { kind } = await acceptInvitation(services.store, CUSTOMER, answer, async () => undefined);
  if (kind !== 'accepted') throw new Error(`the invitation was not accepted: ${kind}`);
}

/** Saves a home of the customer. */
export const saves = ({ store }: TestServices, number: number, note = '') =>
  saveHome(
    store,
    CUSTOMER,
    { board: 2, mls: `W100000${number}`, saved: NOW },
    { seen_price: 600_000, seen_status: 'New', note },
  );
