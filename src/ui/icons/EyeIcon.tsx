import { createSvgIcon } from '@mui/material/utils';

/** An open eye: what is hidden can be shown. */
export const EyeIcon = createSvgIcon(
  <path d="M12 5C6.5 5 3 9.5 1.6 11.6a.8.8 0 0 0 0 .8C3 14.5 6.5 19 12 19s9-4.5 10.4-6.6a.8.8 0 0 0 0-.8C21 9.5 17.5 5 12 5m0 12c-4 0-6.8-3-8.3-5C5.2 10 8 7 12 7s6.8 3 8.3 5c-1.5 2-4.3 5-8.3 5m0-8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7m0 5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3" />,
  'Eye',
);
