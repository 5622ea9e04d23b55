import { createSvgIcon } from '@mui/material/utils';

/** Two towers: a city. */
export const CityIcon = createSvgIcon(
  <path d="M15 11V5l-3-3-3 3v2H3v14h18V11zm-8 8H5v-2h2zm0-4H5v-2h2zm0-4H5V9h2zm6 8h-2v-2h2zm0-4h-2v-2h2zm0-4h-2V9h2zm0-4h-2V5h2zm6 12h-2v-2h2zm0-4h-2v-2h2z" />,
  'City',
);
