import type { SnappedView } from './viewGrid.ts';

/** Whether two views are searched as one. Apart from the grid, which the pages without a map do not need. */
export const isSameSearchedView = (one: SnappedView, other: SnappedView): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
