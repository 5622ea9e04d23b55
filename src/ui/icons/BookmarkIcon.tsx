import { createSvgIcon } from '@mui/material/utils';

/** A ribbon in outline: something that can be kept. */
export const BookmarkIcon = createSvgIcon(
  <path d="M17 3H7a2 2 0 0 0-2 2v16l7-3 7 3V5a2 2 0 0 0-2-2m0 15-5-2.2L7 18V5h10z" />,
  'Bookmark',
);
