/** Money as pages show it: whole dollars (L9), of which every sum that is shown is the sum of its parts as shown. */

/** An amount as it is shown: the nearest whole dollar, half a dollar away from zero. */
export function wholeDollars(dollars: number): number {
  return Math.sign(dollars) * Math.round(Math.abs(dollars)) || 0;
}

/** The sum of amounts as they are shown: exact amounts may add up to a dollar more or less. */
export function sumAsShown(parts: readonly number[]): number {
  return parts.reduce((sum, dollars) => sum + wholeDollars(dollars), 0);
}
