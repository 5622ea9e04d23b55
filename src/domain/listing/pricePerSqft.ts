/** Price per square foot, for sizes given as a range. */

/** Returns the middle of a range ("1100-1500" is 1300), or the number itself; null for an open range. */
export function middleSqft(range: string): number | null {
  const [, low, high] = /^(\d+(?:\.\d+)?)(?:\s*-\s*(\d+))?$/.exec(range.trim()) ?? [];
  if (low === undefined) return null;
  // "0-499" means "less than 500": its middle has no meaning.
  const middle = high === undefined ? Number(low) : Number(low) === 0 ? 0 : (Number(low) + Number(high)) / 2;
  return middle > 0 ? middle : null;
}

/** Whole dollars per square foot; null if price or size is unknown. */
export function pricePerSqft(dollars: number | null, range: string): number | null {
  const middle = middleSqft(range);
  return dollars === null || middle === null ? null : Math.round(dollars / middle);
}
