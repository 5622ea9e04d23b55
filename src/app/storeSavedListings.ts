import { imageUrl } from '#api/images.ts';
import { homesCalls } from '#api/realty/homesCalls.ts';
import { savesData } from '#platform/savesData.ts';
import type { AppStore } from '#store/makeStore.ts';
import { selectAccountHomes } from '#store/savedHomes.ts';

/**
 * Fetches the homes of a customer's list and their first pictures through the worker, which stores them. Otherwise the
 * offline list would lead to homes that can't be opened. Never rejects.
 */
export async function storeSavedListings({ getState, dispatch }: AppStore): Promise<void> {
  const homes = getState().session.status === 'active' ? selectAccountHomes(getState()) : undefined;
  if (!homes?.length || savesData() || !navigator.serviceWorker?.controller) return;
  const { homesByNumber } = homesCalls.endpoints;
  const answer = dispatch(homesByNumber.initiate({ homes }, { subscribe: false, forceRefetch: true }));
  const { data = [] } = await answer;
  const pictures = data.flatMap(({ images: [first] }) => (first ? [imageUrl(first, 'small')] : []));
  await Promise.allSettled(pictures.map(async (picture) => (await fetch(picture)).arrayBuffer()));
}
