import { createSvgIcon } from '@mui/material/utils';

/** LinkedIn's mark. */
export const LinkedInIcon = createSvgIcon(
  <path d="M4.5 3h15A1.5 1.5 0 0 1 21 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19.5v-15A1.5 1.5 0 0 1 4.5 3M8.3 18.3v-8.5H5.5v8.5zM6.9 8.6a1.6 1.6 0 1 0 0-3.3 1.6 1.6 0 0 0 0 3.3m11.4 9.7v-4.7c0-2.3-1.2-3.9-3.2-3.9-1.3 0-2.1.7-2.5 1.4V9.8H9.9v8.5h2.8v-4.2c0-1.1.2-2.2 1.6-2.2s1.4 1.3 1.4 2.3v4.1z" />,
  'LinkedIn',
);
