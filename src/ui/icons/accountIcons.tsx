/** Icons of completed actions. */
import { icon } from './icon.tsx';

/** An empty circle: not done yet. */
export const CircleIcon = icon(
  'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 12.2a5.2 5.2 0 1 1 0-10.4 5.2 5.2 0 0 1 0 10.4',
);

/** A raised thumb: completed with success. */
export const ThumbsUpIcon = icon(
  'M2 10h4v11H2zm6 9.5V10l5.3-7.6c.5-.7 1.5-.8 2.2-.2.6.5.8 1.2.6 1.9L14.8 9H20c1.3 0 2.2 1.2 1.9 2.4l-2 8A2 2 0 0 1 18 21h-6.7a3 3 0 0 1-1.4-.4z',
);
