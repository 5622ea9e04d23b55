import { expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '#server/http/clock.ts';
import { fillStore } from '../../tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '../../tests/support/services/smallDataset.ts';
import { openStore } from '../store/openStore.ts';
import { keepListings } from './listingUpkeep.ts';

it('packs in the background what others left, and reads the conditions of their homes', async () => {
  const store = await openStore({ kind: 'memory' });
  onTestFinished(() => store.close());
  await fillStore(store, smallDatasetListings().slice(0, 60));
  const { database } = store;
  await database.updateTable('listing').set({ condition: null }).execute();
  await database.updateTable('sale_month').set({ sales: null }).execute();
  const upkeep = keepListings({ store, clock: systemClock });
  const left = async () => [
    ...(await database.selectFrom('listing').select('id').where('condition', 'is', null).execute()),
    ...(await database.selectFrom('sale_month').select('month').where('sales', 'is', null).execute()),
  ];
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 20_000 });
  await upkeep.stop();
});
