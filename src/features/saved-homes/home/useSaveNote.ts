import type { WireSavedHome } from '#api/customer/contract.ts';
import { useSaveHomeMutation } from '#api/customer/homeCalls.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { ACCOUNT_HOMES_KEY, homeWished, keptHomes } from '#store/savedHomesSlice.ts';
import { waitingHomes } from '#store/waitingHomes.ts';

/** Keeps a home's note where the home is; answers whether that was done. */
export function useSaveNote(home: WireSavedHome): (note: string) => Promise<boolean> {
  const session = useAppSelector((state) => state.session.status);
  const [save] = useSaveHomeMutation();
  const dispatch = useAppDispatch();
  const { mlsNumber, boardId, seen } = home;
  return async (note) => {
    if (session === 'active') {
      const { error } = await save({ mlsNumber, boardId, seen, note });
      if (!error) deviceStorage.write(ACCOUNT_HOMES_KEY, Date.now());
      return error === undefined;
    }
    const isOnDevice = keptHomes().some((kept) => listingKey(kept) === listingKey(home));
    const isWaiting =
      session === 'unconfirmed' && waitingHomes().some((other) => listingKey(other) === listingKey(home));
    // A home of an account that cannot be told: a second note here would only stand beside the first one later.
    if (session !== 'inactive' && !isOnDevice && !isWaiting) return false;
    dispatch(homeWished({ id: { mlsNumber, boardId }, home: { ...home, note } }));
    if (!isOnDevice && isWaiting) return true;
    return keptHomes().some((kept) => listingKey(kept) === listingKey(home) && kept.note === note);
  };
}
