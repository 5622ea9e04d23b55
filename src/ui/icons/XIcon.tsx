import { createSvgIcon } from '@mui/material/utils';

/** X's mark. */
export const XIcon = createSvgIcon(
  <path d="M17.5 3h3.2l-7 8 8.2 10.9h-6.4l-5-6.6-5.8 6.6H1.5L9 13.3 1.1 3h6.6l4.5 6zm-1.1 17h1.8L6.8 4.8H4.9z" />,
  'X',
);
