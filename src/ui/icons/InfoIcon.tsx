import { createSvgIcon } from '@mui/material/utils';

/** A letter i in a disc: something to know. */
export const InfoIcon = createSvgIcon(
  <path d="M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16" />,
  'Info',
);
