import { createSvgIcon } from '@mui/material/utils';

/** An eye struck through: what is shown can be hidden. */
export const EyeOffIcon = createSvgIcon(
  <path d="m3.3 2 18.7 18.7-1.3 1.3-3.5-3.5A10.6 10.6 0 0 1 12 20c-5.5 0-9-5-10.4-7.1a1 1 0 0 1 0-1.1 18 18 0 0 1 4-4.7L2 3.3zm3.7 6.5A16 16 0 0 0 3.7 12.3C5.2 14.6 8 18 12 18c1.3 0 2.6-.4 3.7-1l-2.1-2.1A3.5 3.5 0 0 1 9 10.5zM12 5c5.5 0 9 4.6 10.4 6.7a1 1 0 0 1 0 1.1 18 18 0 0 1-2.6 3.2l-1.4-1.4a16 16 0 0 0 1.9-2.3C18.8 10 16 7 12 7q-1 0-2 .3L8.4 5.7A9 9 0 0 1 12 5" />,
  'EyeOff',
);
