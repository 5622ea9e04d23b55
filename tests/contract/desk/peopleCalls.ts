import { expect } from 'vitest';
import type { WireDeskChange, WireDeskChanges } from '#api/desk/contract.ts';
import type { WireDeskPerson } from '#api/desk/personContract.ts';
import type { CustomerService } from '../customer/customerService.ts';
import type { DeskService } from './deskService.ts';

/** A member of staff, and an admin. */
export const AMARA = 'amara:staff';
export const GRACE = 'grace:admin';

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
