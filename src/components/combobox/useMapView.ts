import type { Camera } from '#domain/geo/camera.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectView } from '#store/settingsSlice.ts';

/** The current view of the map, or the last one of this visitor; undefined if there is only the default view. */
export function useMapView(): Camera | undefined {
  const view = useAppSelector(selectView);
  return view.isVisitors || view.bounds ? view : undefined;
}
