import { createSvgIcon } from '@mui/material/utils';

/** A raised thumb: done, and well. */
export const ThumbsUpIcon = createSvgIcon(
  <path d="M2 10h4v11H2zm6 9.5V10l5.3-7.6c.5-.7 1.5-.8 2.2-.2.6.5.8 1.2.6 1.9L14.8 9H20c1.3 0 2.2 1.2 1.9 2.4l-2 8A2 2 0 0 1 18 21h-6.7a3 3 0 0 1-1.4-.4z" />,
  'ThumbsUp',
);
