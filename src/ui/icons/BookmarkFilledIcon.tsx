import { createSvgIcon } from '@mui/material/utils';

/** A full ribbon: something that is kept. */
export const BookmarkFilledIcon = createSvgIcon(
  <path d="M17 3H7a2 2 0 0 0-2 2v16l7-3 7 3V5a2 2 0 0 0-2-2" />,
  'BookmarkFilled',
);
