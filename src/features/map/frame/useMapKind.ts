import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { MapHandle, MapKind } from '#platform/maps/mapPort.ts';

/** The map's look: that of the page's colour scheme, or the satellite view. */
export function useMapKind(satellite: boolean): MapKind {
  const { colorScheme } = useColorScheme();
  if (satellite) return 'aerial';
  return colorScheme === 'dark' ? 'dark' : 'light';
}

/** Puts the look on the map. */
export function useDrawnKind(handle: MapHandle | null, kind: MapKind): void {
  useEffect(() => {
    handle?.setKind(kind);
  }, [handle, kind]);
}
