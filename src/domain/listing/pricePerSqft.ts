/** Price a square foot from a size that is given as a range. */

/** The middle of a range ("1100-1500" is 1300) or the number itself; null for a range that is open on a side. */
export function middleSqft(range: string): number | null {
  const [, low, high] = /^(\d+(?:\.\d+)?)(?:\s*-\s*(\d+))?$/.exec(range.trim()) ?? [];
  if (low === undefined) return null;
  // "0-499" is "less than 500": its middle says nothing.
  const middle = high === undefined ? Number(low) : Number(low) === 0 ? 0 : (Number(low) + Number(high)) / 2;
  return middle > 0 ? middle : null;
}

/** Whole dollars a square foot; null where price or size is not known. */
export function pricePerSqft(dollars: number | null, range: string): number | null {
  const middle = middleSqft(range);
  return dollars === null || middle === null ? null : Math.round(dollars / middle);
}
