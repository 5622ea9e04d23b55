import { createSvgIcon } from '@mui/material/utils';

/** A moon: the dark scheme. */
export const MoonIcon = createSvgIcon(
  <path d="M12.3 3a9 9 0 1 0 8.7 11.3 7 7 0 0 1-8.7-8.7A9 9 0 0 1 12.3 3m-2 2.3a9 9 0 0 0 8.4 11.4A7 7 0 1 1 10.3 5.3" />,
  'Moon',
);
