/** Header, footer and height of a page. */
export interface PageFrame {
  /** `compact` is lower and contains the search box (map and list); the full-screen search has none. */
  header: 'full' | 'compact' | 'none';
  footer: boolean;
  /** The page is as high as the window and scrolls inside itself. */
  fillsWindow: boolean;
}

/** Heights of the header in pixels; pages read the current one from the variable --header-height. */
export const HEADER_HEIGHT = { full: 64, compact: 56, none: 0 } as const;

/** Returns the page frame of a path. */
export function pageFrameOf(pathname: string): PageFrame {
  const [, first] = pathname.split('/');
  if (first === 'map') return { header: 'compact', footer: false, fillsWindow: true };
  if (first === 'list') return { header: 'compact', footer: true, fillsWindow: false };
  if (first === 'search') return { header: 'none', footer: false, fillsWindow: false };
  return { header: 'full', footer: true, fillsWindow: false };
}

/**
 * Identifies the page of a path for focus and announcements: the map is one page in every view, and a listing is
 * one page for all its addresses.
 */
export function pageKeyOf(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/');
  if (first === 'map') return first;
  return first === 'detail' ? [first, ...rest.slice(-2)].join('/') : pathname;
}
