import { createSvgIcon } from '@mui/material/utils';

/** A minus: farther. */
export const MinusIcon = createSvgIcon(<path d="M5 11h14v2H5z" />, 'Minus');
