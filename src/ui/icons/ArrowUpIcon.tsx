import { createSvgIcon } from '@mui/material/utils';

/** An arrow up: it became more. */
export const ArrowUpIcon = createSvgIcon(
  <path d="M13 19V8.8l4.6 4.6L19 12l-7-7-7 7 1.4 1.4L11 8.8V19z" />,
  'ArrowUp',
);
