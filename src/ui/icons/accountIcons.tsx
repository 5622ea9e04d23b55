/** Icons of passwords and of completed actions. */
import { icon } from './icon.tsx';

/** An empty circle: not done yet. */
export const CircleIcon = icon(
  'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 12.2a5.2 5.2 0 1 1 0-10.4 5.2 5.2 0 0 1 0 10.4',
);

/** An open eye: shows a hidden text. */
export const EyeIcon = icon(
  'M12 5C6.5 5 3 9.5 1.6 11.6a.8.8 0 0 0 0 .8C3 14.5 6.5 19 12 19s9-4.5 10.4-6.6a.8.8 0 0 0 0-.8C21 9.5 17.5 5 12 5m0 12c-4 0-6.8-3-8.3-5C5.2 10 8 7 12 7s6.8 3 8.3 5c-1.5 2-4.3 5-8.3 5m0-8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7m0 5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3',
);

/** An eye struck through: hides a shown text. */
export const EyeOffIcon = icon(
  'm3.3 2 18.7 18.7-1.3 1.3-3.5-3.5A10.6 10.6 0 0 1 12 20c-5.5 0-9-5-10.4-7.1a1 1 0 0 1 0-1.1 18 18 0 0 1 4-4.7L2 3.3zm3.7 6.5A16 16 0 0 0 3.7 12.3C5.2 14.6 8 18 12 18c1.3 0 2.6-.4 3.7-1l-2.1-2.1A3.5 3.5 0 0 1 9 10.5zM12 5c5.5 0 9 4.6 10.4 6.7a1 1 0 0 1 0 1.1 18 18 0 0 1-2.6 3.2l-1.4-1.4a16 16 0 0 0 1.9-2.3C18.8 10 16 7 12 7q-1 0-2 .3L8.4 5.7A9 9 0 0 1 12 5',
);

/** A raised thumb: completed with success. */
export const ThumbsUpIcon = icon(
  'M2 10h4v11H2zm6 9.5V10l5.3-7.6c.5-.7 1.5-.8 2.2-.2.6.5.8 1.2.6 1.9L14.8 9H20c1.3 0 2.2 1.2 1.9 2.4l-2 8A2 2 0 0 1 18 21h-6.7a3 3 0 0 1-1.4-.4z',
);
