import type { WireSharedList, WireSharing } from '#api/customer/sharedListContract.ts';
import type { Postbox } from './applicationCalls.ts';
import type { CustomerService } from './customerService.ts';

/** The caller's shared list or invitation. */
export async function sharingOf(service: CustomerService, as: string): Promise<WireSharing> {
  return (await service.call<WireSharing>('GET', '/user/shared-list', { as })).body;
}

/** The list that the caller shares. */
export async function listOf(service: CustomerService, as: string): Promise<WireSharedList> {
  const sharing = await sharingOf(service, as);
  if (sharing.state !== 'shared') throw new Error(`${as} shares no list, but has the state ${sharing.state}`);
  return sharing;
}

/** Invites a partner. */
export const invite = (service: CustomerService, as: string, change: Record<string, unknown> = {}) =>
  service.call('POST', '/user/shared-list/invitation', {
    as,
    body: { email: 'bob@example.ca', name: 'Anne', language: 'en', ...change },
  });

/** The token of the newest invitation. */
export function newestToken({ mails }: Postbox): string {
  const [, token = ''] = /\/saved\?list=invitation#(\S+)/.exec(mails.at(-1)?.body ?? '') ?? [];
  return token;
}

/** Accepts an invitation. */
export const accept = (service: CustomerService, as: string, token: string, change: object = {}) =>
  service.call('POST', '/user/shared-list', {
    as,
    body: { name: 'Bob', ...change },
    headers: { 'Invitation-Token': token },
  });

/** Saves a home, or changes its note. */
export const save = (service: CustomerService, as: string, mls: string, note?: string) =>
  service.call('PUT', `/user/saved-homes/2/${mls}`, {
    as,
    body: { seen: { price: 500_000, lastStatus: 'New' }, ...(note === undefined ? {} : { note }) },
  });

/** Removes a home. */
export const unsave = (service: CustomerService, as: string, mls: string) =>
  service.call('DELETE', `/user/saved-homes/2/${mls}`, { as });
