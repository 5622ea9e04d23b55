import { createSvgIcon } from '@mui/material/utils';

/** A cross: closes or clears. */
export const CloseIcon = createSvgIcon(
  <path d="M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z" />,
  'Close',
);
