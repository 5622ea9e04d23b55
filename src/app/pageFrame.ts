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

/**
 * Inline padding of header, content and footer by the page's header, so that their left edges are one line; pages read it
 * from the variable --edges. Map and list are as wide as the window. The content of other pages is at most 1,232 px.
 */
export const EDGES = {
  full: 'max(var(--gutter), (100% - 1232px) / 2)',
  compact: 'var(--gutter)',
  none: 'var(--gutter)',
} as const;

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
