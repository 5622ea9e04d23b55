/** Icons of the ways to share a page. */
import { icon } from './icon.tsx';

/** Two links of a chain. */
export const LinkIcon = icon(
  'M3.9 12A3.1 3.1 0 0 1 7 8.9h4V7H7a5 5 0 0 0 0 10h4v-1.9H7A3.1 3.1 0 0 1 3.9 12M8 13h8v-2H8zm9-6h-4v1.9h4a3.1 3.1 0 0 1 0 6.2h-4V17h4a5 5 0 0 0 0-10',
);

/** X's mark. */
export const XIcon = icon(
  'M17.5 3h3.2l-7 8 8.2 10.9h-6.4l-5-6.6-5.8 6.6H1.5L9 13.3 1.1 3h6.6l4.5 6zm-1.1 17h1.8L6.8 4.8H4.9z',
);
