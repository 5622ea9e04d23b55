import { useEffect } from 'react';
import { followDevice } from '#platform/storage/storage.ts';
import { useAppDispatch } from '#store/hooks.ts';
import {
  ACCOUNT_HOMES_KEY,
  accountHomesChanged,
  deviceHomesChanged,
  keptHomes,
  SAVED_HOMES_KEY,
} from '#store/savedHomesSlice.ts';

/** Hearts follow what other tabs save and remove. */
export function useHomesElsewhere(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const unfollow = [
      followDevice(SAVED_HOMES_KEY, () => dispatch(deviceHomesChanged(keptHomes()))),
      followDevice(ACCOUNT_HOMES_KEY, () => dispatch(accountHomesChanged())),
    ];
    return () => unfollow.forEach((stop) => void stop());
  }, [dispatch]);
}
