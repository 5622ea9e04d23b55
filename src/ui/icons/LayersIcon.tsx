import { createSvgIcon } from '@mui/material/utils';

/** Sheets upon each other: another look of the map. */
export const LayersIcon = createSvgIcon(
  <path d="m12 3 9 6-9 6-9-6zm0 2.4L6.6 9l5.4 3.6L17.4 9zM4.8 13.2 3 14.4l9 6 9-6-1.8-1.2-7.2 4.8z" />,
  'Layers',
);
