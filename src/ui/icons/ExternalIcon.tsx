import { createSvgIcon } from '@mui/material/utils';

/** An arrow out of a frame: opens in a new tab. */
export const ExternalIcon = createSvgIcon(
  <path d="M5 5h6V3H3v18h18v-8h-2v6H5zm9-2v2h3.6l-9.2 9.2 1.4 1.4L19 6.4V10h2V3z" />,
  'External',
);
