import { createSvgIcon } from '@mui/material/utils';

/** An arrow that leaves its box: to hand on. */
export const ShareIcon = createSvgIcon(
  <path d="M12 2 6.8 7.2l1.4 1.4L11 5.8V15h2V5.8l2.8 2.8 1.4-1.4zM5 11v9a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-9h-2v8H7v-8z" />,
  'Share',
);
