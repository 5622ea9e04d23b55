import { createSvgIcon } from '@mui/material/utils';

/** An arrow to the left: goes back. */
export const ArrowBackIcon = createSvgIcon(
  <path d="M20 11H7.8l5.6-5.6L12 4l-8 8 8 8 1.4-1.4L7.8 13H20z" />,
  'ArrowBack',
);
