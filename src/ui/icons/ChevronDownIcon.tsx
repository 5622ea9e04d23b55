import { createSvgIcon } from '@mui/material/utils';

/** An angle that points down: opens a menu. */
export const ChevronDownIcon = createSvgIcon(
  <path d="M7.4 8.6 6 10l6 6 6-6-1.4-1.4-4.6 4.6z" />,
  'ChevronDown',
);
