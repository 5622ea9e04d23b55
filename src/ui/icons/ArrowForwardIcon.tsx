import { createSvgIcon } from '@mui/material/utils';

/** An arrow to the right: goes on. */
export const ArrowForwardIcon = createSvgIcon(
  <path d="m12 4-1.4 1.4 5.6 5.6H4v2h12.2l-5.6 5.6L12 20l8-8z" />,
  'ArrowForward',
);
