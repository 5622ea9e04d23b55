import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireSavedSearches } from '#api/customer/contract.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { clearToday, look, putOnMarket, waiting } from './alertCalls.ts';
import { type CustomerService, openService, saveSearch } from './customerService.ts';

/** Hides a home in the customer's account. */
async function hide(service: CustomerService, as: string, mlsNumber: string): Promise<void> {
  const marked = service.clock.now().toISOString();
  const body = { homes: [{ mlsNumber, boardId: 2, marked }] };
  expect((await service.call('POST', '/user/hidden-homes', { as, body })).status).toBe(200);
}

describe.each(storeDialects())('alerts on $name', (dialect) => {
  let service: CustomerService;

  beforeEach(async () => {
    service = await openService(dialect);
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('leave out homes that the customer hides, in their count too', async () => {
    await clearToday(service);
    const { id } = await saveSearch(service, 'anne', { alert: 'atOnce' });
    await saveSearch(service, 'bob', { alert: 'atOnce' });
    const [hidden = '', shown = ''] = await putOnMarket(service, 2);
    await hide(service, 'anne', hidden);
    const { body } = await service.call<WireSavedSearches>('GET', '/user/saved-searches', { as: 'anne' });
    expect(body.searches).toMatchObject([{ id, newCount: 1 }]);
    expect(await look(service)).toBe(2);
    const [toAnne, toBob] = (await waiting(service)).toSorted((one, other) =>
      one.email.localeCompare(other.email),
    );
    expect(toAnne?.subject).toBe('1 new result: Toronto');
    expect(toAnne?.body).toContain(`/detail/${shown}/`);
    expect(toAnne?.body + String(toAnne?.html)).not.toContain(hidden);
    expect(toBob?.subject).toBe('2 new results: Toronto');
    expect(toBob?.body).toContain(`/detail/${hidden}/`);
  });

  it('are not written about hidden homes alone, and hiding a known home does not delay the next one', async () => {
    await clearToday(service);
    await saveSearch(service, 'anne', { alert: 'atOnce' });
    const [known = ''] = await putOnMarket(service, 1);
    expect(await look(service)).toBe(1);
    await hide(service, 'anne', known);
    expect(await look(service)).toBe(0);
    const [hidden = ''] = await putOnMarket(service, 1);
    await hide(service, 'anne', hidden);
    expect(await look(service), 'only hidden homes').toBe(0);
    await putOnMarket(service, 1);
    expect(await look(service), 'a further home').toBe(1);
  });
});
