/**
 * The bundler keeps a module whole, so all icons of one module are loaded together. Each module of this folder
 * therefore belongs to the pages that show its icons.
 */
import { createSvgIcon } from '@mui/material/utils';

/** An icon of one path in a square of 24 units. */
export const icon = (path: string) => createSvgIcon(<path d={path} />, '');
