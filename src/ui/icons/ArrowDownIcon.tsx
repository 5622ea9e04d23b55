import { createSvgIcon } from '@mui/material/utils';

/** An arrow down: it became less. */
export const ArrowDownIcon = createSvgIcon(
  <path d="M11 5v10.2l-4.6-4.6L5 12l7 7 7-7-1.4-1.4-4.6 4.6V5z" />,
  'ArrowDown',
);
