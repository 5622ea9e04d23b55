/** Icons of listings, choices and dialogs, which most pages show. */
import { icon } from './icon.tsx';

/** An arrow to the left: back. */
export const ArrowBackIcon = icon('M20 11H7.8l5.6-5.6L12 4l-8 8 8 8 1.4-1.4L7.8 13H20z');

/** An arrow down: a decrease. */
export const ArrowDownIcon = icon('M11 5v10.2l-4.6-4.6L5 12l7 7 7-7-1.4-1.4-4.6 4.6V5z');

/** An arrow to the right: forward. */
export const ArrowForwardIcon = icon('m12 4-1.4 1.4 5.6 5.6H4v2h12.2l-5.6 5.6L12 20l8-8z');

/** An arrow up: an increase. */
export const ArrowUpIcon = icon('M13 19V8.8l4.6 4.6L19 12l-7-7-7 7 1.4 1.4L11 8.8V19z');

/** An angle that points down: opens a menu. */
export const ChevronDownIcon = icon('M7.4 8.6 6 10l6 6 6-6-1.4-1.4-4.6 4.6z');

/** An angle that points left: the previous one. */
export const ChevronLeftIcon = icon('M15.4 7.4 14 6l-6 6 6 6 1.4-1.4-4.6-4.6z');

/** An angle that points right: the next one. */
export const ChevronRightIcon = icon('M8.6 16.6 10 18l6-6-6-6-1.4 1.4 4.6 4.6z');

/** A cross: closes or clears. */
export const CloseIcon = icon(
  'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z',
);

/** A padlock: needs a session. */
export const LockIcon = icon(
  'M18 8h-1V6A5 5 0 0 0 7 6v2H6a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2M9 6a3 3 0 0 1 6 0v2H9zm9 14H6V10h12zm-6-3a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
);

/** A minus: zoom out. */
export const MinusIcon = icon('M5 11h14v2H5z');

/** A plus: zoom in. */
export const PlusIcon = icon('M13 5h-2v6H5v2h6v6h2v-6h6v-2h-6z');

/** A printer with its sheet. */
export const PrintIcon = icon(
  'M18 7H6V3h12zm2 1H4a3 3 0 0 0-3 3v6h4v4h14v-4h4v-6a3 3 0 0 0-3-3m-3 11H7v-5h10zm2-7a1 1 0 1 1 0-2 1 1 0 0 1 0 2',
);

/** An arrow that leaves a box: share. */
export const ShareIcon = icon(
  'M12 2 6.8 7.2l1.4 1.4L11 5.8V15h2V5.8l2.8 2.8 1.4-1.4zM5 11v9a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-9h-2v8H7v-8z',
);

/** An open eye: shows a hidden text, watches a home. */
export const EyeIcon = icon(
  'M12 5C6.5 5 3 9.5 1.6 11.6a.8.8 0 0 0 0 .8C3 14.5 6.5 19 12 19s9-4.5 10.4-6.6a.8.8 0 0 0 0-.8C21 9.5 17.5 5 12 5m0 12c-4 0-6.8-3-8.3-5C5.2 10 8 7 12 7s6.8 3 8.3 5c-1.5 2-4.3 5-8.3 5m0-8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7m0 5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3',
);

/** An eye struck through: hides a shown text or a home. */
export const EyeOffIcon = icon(
  'm3.3 2 18.7 18.7-1.3 1.3-3.5-3.5A10.6 10.6 0 0 1 12 20c-5.5 0-9-5-10.4-7.1a1 1 0 0 1 0-1.1 18 18 0 0 1 4-4.7L2 3.3zm3.7 6.5A16 16 0 0 0 3.7 12.3C5.2 14.6 8 18 12 18c1.3 0 2.6-.4 3.7-1l-2.1-2.1A3.5 3.5 0 0 1 9 10.5zM12 5c5.5 0 9 4.6 10.4 6.7a1 1 0 0 1 0 1.1 18 18 0 0 1-2.6 3.2l-1.4-1.4a16 16 0 0 0 1.9-2.3C18.8 10 16 7 12 7q-1 0-2 .3L8.4 5.7A9 9 0 0 1 12 5',
);
