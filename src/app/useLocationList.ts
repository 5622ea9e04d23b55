import { useEffect } from 'react';
import { canKeepLocations, keepLocations, keptVersion } from '#api/realty/keptLocations.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { AppDispatch } from '#store/makeStore.ts';

/** Milliseconds after the start: what the page itself needs comes first. */
const PAUSE_MS = 4000;

/** Asks whether the list has changed, and keeps it if so. Rejects where the browser refuses. */
export async function refreshLocationList(dispatch: AppDispatch): Promise<void> {
  const known = await keptVersion();
  const call = dispatch(realtyApi.endpoints.locationList.initiate({ known }, { subscribe: false }));
  const { data } = await call;
  if (data?.version) await keepLocations(data.version, data.locations);
}

/** Brings the device's list of places up to date in the background, once a visit (L7). */
export function useLocationList(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!canKeepLocations()) return;
    const pause = setTimeout(() => {
      refreshLocationList(dispatch).catch((error: unknown) =>
        console.warn('The list of places is not kept.', error),
      );
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [dispatch]);
}
