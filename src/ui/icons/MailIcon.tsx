import { createSvgIcon } from '@mui/material/utils';

/** An envelope. */
export const MailIcon = createSvgIcon(
  <path d="M20 4H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h16a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2m0 14H4V8l8 5 8-5zm-8-7L4 6h16z" />,
  'Mail',
);
