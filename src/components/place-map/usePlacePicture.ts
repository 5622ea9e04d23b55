import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Point } from '#domain/geo/geo.ts';
import { picturesOfPlace } from './mapPicture.ts';

/**
 * Returns the address of a map picture of a place in the page's colour scheme; undefined without a place, and if no
 * service draws it.
 * @param picturesOf returns the addresses of the pictures, best first; by default those of a home's location
 */
export function usePlacePicture(place: Point | null, picturesOf = picturesOfPlace) {
  const { mode, systemMode } = useColorScheme();
  const [failures, setFailures] = useState(0);
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const scheme = (mode === 'system' ? systemMode : mode) ?? 'light';
  return {
    scheme,
    picture: place ? picturesOf(place, scheme, isPhone)[failures] : undefined,
    /** To be called if the picture could not be loaded. */
    tryNext: () => setFailures(failures + 1),
  };
}
