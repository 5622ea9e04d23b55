import { createSvgIcon } from '@mui/material/utils';

/** An exclamation mark in a triangle: something is wrong. */
export const WarningIcon = createSvgIcon(
  <path d="M12 6 19.5 19h-15zm0-4L1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z" />,
  'Warning',
);
