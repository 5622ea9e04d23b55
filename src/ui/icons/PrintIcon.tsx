import { createSvgIcon } from '@mui/material/utils';

/** A printer with its sheet. */
export const PrintIcon = createSvgIcon(
  <path d="M18 7H6V3h12zm2 1H4a3 3 0 0 0-3 3v6h4v4h14v-4h4v-6a3 3 0 0 0-3-3m-3 11H7v-5h10zm2-7a1 1 0 1 1 0-2 1 1 0 0 1 0 2" />,
  'Print',
);
