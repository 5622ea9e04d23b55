import { createSvgIcon } from '@mui/material/utils';

/** A frame with a panel at its right: opens and closes it. */
export const PanelIcon = createSvgIcon(
  <path d="M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2m0 2v12h8V6zm10 0v12h4V6z" />,
  'Panel',
);
