import { createSvgIcon } from '@mui/material/utils';

/** A heart; drawn in outline where its `fill` is none and it has a stroke. */
export const HeartIcon = createSvgIcon(
  <path d="M12 20.5 4.3 12.9a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.7.7.7-.7a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z" />,
  'Heart',
);
