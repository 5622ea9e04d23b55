import type { Camera } from '#domain/geo/camera.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectView } from '#store/settingsSlice.ts';

/** What the map shows, or the visitor's map showed last; undefined where there is only the product's start. */
export function useMapView(): Camera | undefined {
  const view = useAppSelector(selectView);
  return view.isVisitors || view.bounds ? view : undefined;
}
