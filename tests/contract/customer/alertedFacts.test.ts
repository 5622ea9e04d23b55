import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '#server/http/clock.ts';
import { renewWalks } from '#server/store/walks/renewWalks.ts';
import { addAmenities, north } from '#tests/support/services/amenities.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { look, putOnMarket } from './alertCalls.ts';
import { type CustomerService, openService, SEARCH, saveSearch } from './customerService.ts';

describe.each(storeDialects())('alerts of searches by facts on $name', (dialect) => {
  let service: CustomerService;

  beforeEach(async () => {
    service = await openService(dialect);
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  const save = (fact: Record<string, unknown>) =>
    saveSearch(service, 'anne', { alert: 'atOnce', criteria: { ...SEARCH.criteria, ...fact } });

  it('report new homes that have the fact', async () => {
    await save({ minParkingSpaces: 2 });
    const [mls = ''] = await putOnMarket(service, 2);
    expect(await look(service), 'homes of unknown parking').toBe(0);
    await service.store.database.updateTable('listing').set({ parking: 2 }).where('mls', '=', mls).execute();
    expect(await look(service)).toBe(1);
  });

  it('report new homes within a walk of an amenity', async () => {
    const { store } = service;
    await save({ near: 'school:5' });
    const [mls = ''] = await putOnMarket(service, 2);
    expect(await look(service), 'no school').toBe(0);
    const home = await store.database
      .selectFrom('listing')
      .select(['latitude', 'longitude'])
      .where('mls', '=', mls)
      .executeTakeFirstOrThrow();
    await addAmenities(store, [{ kind: 'school', ...north(home, 100) }]);
    await renewWalks(store);
    expect(await look(service)).toBe(1);
  });

  it('report a home when its price is cut, not when it was listed', async () => {
    await save({ lastPriceChangeType: 'decrease', minPriceChangeDateTime: '2026-11-14' });
    const [mls = ''] = await putOnMarket(service, 1);
    expect(await look(service), 'a new home').toBe(0);
    const today = dayOf(service.clock.now());
    await service.store.database
      .updateTable('listing')
      .set({ list_day: today - 40, price_cut_day: today })
      .where('mls', '=', mls)
      .execute();
    expect(await look(service), 'a cut price').toBe(1);
  });
});
