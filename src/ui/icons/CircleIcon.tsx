import { createSvgIcon } from '@mui/material/utils';

/** An empty circle: still to be done. */
export const CircleIcon = createSvgIcon(
  <path d="M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 12.2a5.2 5.2 0 1 1 0-10.4 5.2 5.2 0 0 1 0 10.4" />,
  'Circle',
);
