import { createSvgIcon } from '@mui/material/utils';

/** A folded map: the map view. */
export const MapIcon = createSvgIcon(
  <path d="M20.5 3.1 15 5.2 9 3.1 3.4 5a.6.6 0 0 0-.4.6v14.8c0 .4.3.6.6.5L9 18.8l6 2.1 5.6-1.9a.6.6 0 0 0 .4-.6V3.6c0-.4-.3-.6-.5-.5M10 5.5l4 1.4v11.6l-4-1.4zm-5 1 3-1v11.6l-3 1.2zm14 11-3 1V6.9l3-1.2z" />,
  'Map',
);
