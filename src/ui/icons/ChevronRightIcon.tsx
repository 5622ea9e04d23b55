import { createSvgIcon } from '@mui/material/utils';

/** An angle that points right: the next one. */
export const ChevronRightIcon = createSvgIcon(
  <path d="M8.6 16.6 10 18l6-6-6-6-1.4 1.4 4.6 4.6z" />,
  'ChevronRight',
);
