import { createSvgIcon } from '@mui/material/utils';

/** An angle that points left: the one before. */
export const ChevronLeftIcon = createSvgIcon(
  <path d="M15.4 7.4 14 6l-6 6 6 6 1.4-1.4-4.6-4.6z" />,
  'ChevronLeft',
);
