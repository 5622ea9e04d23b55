import { createSvgIcon } from '@mui/material/utils';

/** A ring with a dot and four marks: where am I. */
export const LocateIcon = createSvgIcon(
  <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m8.9 3A9 9 0 0 0 13 3.1V1h-2v2.1A9 9 0 0 0 3.1 11H1v2h2.1a9 9 0 0 0 7.9 7.9V23h2v-2.1a9 9 0 0 0 7.9-7.9H23v-2zM12 19a7 7 0 1 1 0-14 7 7 0 0 1 0 14" />,
  'Locate',
);
