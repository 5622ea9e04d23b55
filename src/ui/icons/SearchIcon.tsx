import { createSvgIcon } from '@mui/material/utils';

/** A magnifying glass: looks something up. */
export const SearchIcon = createSvgIcon(
  <path d="M15.5 14h-.8l-.3-.3a6.5 6.5 0 1 0-.7.7l.3.3v.8l5 5 1.5-1.5zm-6 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9" />,
  'Search',
);
