/** Icons of the page frame, and those on nearly every page. */
import { icon } from './icon.tsx';

/** A check mark: chosen. */
export const CheckIcon = icon('M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z');

/** An arrow out of a frame: opens in a new tab. */
export const ExternalIcon = icon('M5 5h6V3H3v18h18v-8h-2v6H5zm9-2v2h3.6l-9.2 9.2 1.4 1.4L19 6.4V10h2V3z');

/** Facebook's mark. */
export const FacebookIcon = icon(
  'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.6V12h2.8l-.4 2.9h-2.3v7A10 10 0 0 0 22 12',
);

/** A heart; drawn in outline if its `fill` is none and it has a stroke. */
export const HeartIcon = icon(
  'M12 20.5 4.3 12.9a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.7.7.7-.7a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7z',
);

/** A letter i in a disc: information. */
export const InfoIcon = icon(
  'M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16',
);

/** Instagram's mark. */
export const InstagramIcon = icon(
  'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2m0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4',
);

/** LinkedIn's mark. */
export const LinkedInIcon = icon(
  'M4.5 3h15A1.5 1.5 0 0 1 21 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19.5v-15A1.5 1.5 0 0 1 4.5 3M8.3 18.3v-8.5H5.5v8.5zM6.9 8.6a1.6 1.6 0 1 0 0-3.3 1.6 1.6 0 0 0 0 3.3m11.4 9.7v-4.7c0-2.3-1.2-3.9-3.2-3.9-1.3 0-2.1.7-2.5 1.4V9.8H9.9v8.5h2.8v-4.2c0-1.1.2-2.2 1.6-2.2s1.4 1.3 1.4 2.3v4.1z',
);

/** Three lines: opens the menu. */
export const MenuIcon = icon('M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z');

/** A moon: the dark scheme. */
export const MoonIcon = icon(
  'M12.3 3a9 9 0 1 0 8.7 11.3 7 7 0 0 1-8.7-8.7A9 9 0 0 1 12.3 3m-2 2.3a9 9 0 0 0 8.4 11.4A7 7 0 1 1 10.3 5.3',
);

/** A magnifying glass: search. */
export const SearchIcon = icon(
  'M15.5 14h-.8l-.3-.3a6.5 6.5 0 1 0-.7.7l.3.3v.8l5 5 1.5-1.5zm-6 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9',
);

/** A sun: the light scheme. */
export const SunIcon = icon(
  'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10m0 8a3 3 0 1 1 0-6 3 3 0 0 1 0 6M11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM4.2 5.6l1.4-1.4 2.8 2.8L7 8.4zm11.4 11.4 1.4-1.4 2.8 2.8-1.4 1.4zM4.2 18.4 7 15.6 8.4 17l-2.8 2.8zM15.6 7l2.8-2.8 1.4 1.4L17 8.4z',
);

/** A disc, half of it filled: the device's scheme. */
export const SystemIcon = icon('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18V4a8 8 0 0 1 0 16');

/** An exclamation mark in a triangle: a fault. */
export const WarningIcon = icon('M12 6 19.5 19h-15zm0-4L1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z');
