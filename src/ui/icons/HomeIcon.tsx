import { createSvgIcon } from '@mui/material/utils';

/** A house: a home. */
export const HomeIcon = createSvgIcon(
  <path d="M12 3 2 12h3v8h6v-6h2v6h6v-8h3zm0 2.7 5 4.5V18h-2v-6H9v6H7v-7.8z" />,
  'Home',
);
