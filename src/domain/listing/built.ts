/** Reads the feed's field `yearBuilt`, which holds a year, an age or "New". */

/** A year, an age in years (`to` is null for an open range), or a new building. */
export type Built =
  | { kind: 'year'; year: string }
  | { kind: 'age'; from: number; to: number | null }
  | { kind: 'new' };

/** Reads "1925", "51-99", "100+" and "New"; null for anything else. */
export function builtOf(sent: string): Built | null {
  const text = sent.trim();
  if (/^\d{4}$/.test(text)) return { kind: 'year', year: text };
  if (/^new$/i.test(text)) return { kind: 'new' };
  const [, from, to] = /^(\d{1,3})\s*(?:-\s*(\d{1,3})|\+)$/.exec(text) ?? [];
  return from === undefined ? null : { kind: 'age', from: Number(from), to: to ? Number(to) : null };
}
