/**
 * The bundler keeps a module whole: icons of one module come together, wherever one of them is needed. So the modules of
 * this folder are those of the pages that show their icons.
 */
import { createSvgIcon } from '@mui/material/utils';

/** An icon of one path in a square of 24 units. */
export const icon = (path: string, name: string) => createSvgIcon(<path d={path} />, name);
