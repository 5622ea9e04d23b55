import { createSvgIcon } from '@mui/material/utils';

/** A disc, half of it filled: the scheme of the device. */
export const SystemIcon = createSvgIcon(
  <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18V4a8 8 0 0 1 0 16" />,
  'System',
);
