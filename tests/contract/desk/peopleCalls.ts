import { expect } from 'vitest';
import type { WireDeskChange, WireDeskChanges } from '#api/desk/contract.ts';
import type { WireDeskPerson } from '#api/desk/personContract.ts';
import type { StoreDialect } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openService } from '../customer/customerService.ts';
import { type DeskService, deskOver } from './deskService.ts';

/** A member of staff, and an admin. */
export const AMARA = 'amara:staff';
export const GRACE = 'grace:admin';

/**
 * Opens the customer service and a desk over its store, which both members have opened before.
 * @param removed receives the ids of the sign-ins that the desk deletes
 */
export async function openBoth(
  dialect: StoreDialect,
  removed: string[] = [],
): Promise<{ customer: CustomerService; desk: DeskService }> {
  const customer = await openService(dialect);
  const desk = deskOver(customer.store, { removeSignIn: async (id) => void removed.push(id) });
  await desk.call('GET', '/me', { as: AMARA });
  await desk.call('GET', '/me', { as: GRACE });
  return { customer, desk };
}

/** Opens a person as the desk's page does. */
export async function openPerson(desk: DeskService, query: string): Promise<WireDeskPerson> {
  const { status, body } = await desk.call<WireDeskPerson>('GET', `/people?${query}`, { as: AMARA });
  expect(status).toBe(200);
  return body;
}

/** Registers a customer with the email of their name: "anne" is anne@example.ca. */
export const register = (customer: CustomerService, as: string) =>
  customer.call('POST', '/user', { as, body: { name: { first: 'Ada', last: 'Roy' } } });

/** The record of changes, the newest first. */
export async function recordOf(desk: DeskService): Promise<WireDeskChange[]> {
  return (await desk.call<WireDeskChanges>('GET', '/changes', { as: AMARA })).body.changes;
}

/** The ids of a person's items. */
export const idsOf = ({ items }: WireDeskPerson): string[] => items.map(({ id }) => id);

/** The circumstances of a lead with this sentence of consent. */
export const contextWith = (consent: string, language = 'en'): string =>
  JSON.stringify({ page: '/real-estate/contact', language, consent, pressed: '2026-11-20T15:00:00.000Z' });
