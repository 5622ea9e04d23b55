import { onTestFinished } from 'vitest';
import { findLeads } from '#server/store/leads/findLeads.ts';
import {
  makeTestServices,
  type TestServices,
  type TestServicesOptions,
} from '#tests/support/services/makeTestServices.ts';

/** No limits, for tests of everything else. */
export const UNLIMITED = { calls: [], leads: [] };

/** Services that end with the test. */
export async function testServices(options: TestServicesOptions = {}): Promise<TestServices> {
  const services = await makeTestServices(options);
  onTestFinished(() => services.close());
  return services;
}

/** POSTs a lead as the forms do; a text is sent as it is. */
export function send(
  services: TestServices,
  lead: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return services.fetch('/realty/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof lead === 'string' ? lead : JSON.stringify(lead),
  });
}

/** All stored leads. */
export function storedLeads({ store }: TestServices) {
  return findLeads(store);
}
