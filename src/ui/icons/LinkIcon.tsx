import { createSvgIcon } from '@mui/material/utils';

/** Two links of a chain. */
export const LinkIcon = createSvgIcon(
  <path d="M3.9 12A3.1 3.1 0 0 1 7 8.9h4V7H7a5 5 0 0 0 0 10h4v-1.9H7A3.1 3.1 0 0 1 3.9 12M8 13h8v-2H8zm9-6h-4v1.9h4a3.1 3.1 0 0 1 0 6.2h-4V17h4a5 5 0 0 0 0-10" />,
  'Link',
);
