import { createSvgIcon } from '@mui/material/utils';

/** A plus: closer. */
export const PlusIcon = createSvgIcon(<path d="M13 5h-2v6H5v2h6v6h2v-6h6v-2h-6z" />, 'Plus');
