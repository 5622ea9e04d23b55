import { createSvgIcon } from '@mui/material/utils';

/** Three lines: opens the menu. */
export const MenuIcon = createSvgIcon(<path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />, 'Menu');
