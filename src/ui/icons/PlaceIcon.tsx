import { createSvgIcon } from '@mui/material/utils';

/** A map pin: a place. */
export const PlaceIcon = createSvgIcon(
  <path d="M12 2a7 7 0 0 0-7 7c0 5.2 7 13 7 13s7-7.8 7-13a7 7 0 0 0-7-7m0 17c-1.9-2.4-5-7-5-10a5 5 0 0 1 10 0c0 3-3.1 7.6-5 10m0-12.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5" />,
  'Place',
);
