import { createSvgIcon } from '@mui/material/utils';

/** An icon of one path in a square of 24 units. */
export const icon = (path: string, name: string) => createSvgIcon(<path d={path} />, name);
