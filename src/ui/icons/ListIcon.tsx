import { createSvgIcon } from '@mui/material/utils';

/** Rows: the list view. */
export const ListIcon = createSvgIcon(
  <path d="M4 5h4v4H4zm6 1v2h10V6zM4 10.5h4v4H4zm6 1v2h10v-2zM4 16h4v4H4zm6 1v2h10v-2z" />,
  'List',
);
