/** Pages of a search; its last one may hold fewer results, and no result is no page (rulings D1). */
export function pageCount(results: number, perPage: number): number {
  return Math.max(0, Math.ceil(results / perPage));
}

/** The results on a page, counted from 1: page 2 of 8 each is 9 to 16. */
export function pageRange(page: number, perPage: number, results: number): { first: number; last: number } {
  const first = (page - 1) * perPage + 1;
  return { first: Math.min(first, results), last: Math.min(page * perPage, results) };
}
