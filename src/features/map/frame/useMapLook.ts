import { useColorScheme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { MapHandle, MapKind } from '../../../platform/maps/mapPort.ts';

interface MapLook {
  kind: MapKind;
  isSatellite: boolean;
  toggleSatellite: () => void;
}

/** The map's look: that of the page's colour scheme, or the satellite view while it is switched on. */
export function useMapLook(): MapLook {
  const { colorScheme } = useColorScheme();
  const [isSatellite, setSatellite] = useState(false);
  const scheme: MapKind = colorScheme === 'dark' ? 'dark' : 'light';
  return {
    kind: isSatellite ? 'aerial' : scheme,
    isSatellite,
    toggleSatellite: () => setSatellite((is) => !is),
  };
}

/** Puts the look on the map. */
export function useDrawnKind(handle: MapHandle | null, kind: MapKind): void {
  useEffect(() => {
    handle?.setKind(kind);
  }, [handle, kind]);
}
