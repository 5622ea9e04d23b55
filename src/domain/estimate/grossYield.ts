/**
 * Returns the gross yield in percent: a year's rent divided by the price.
 * @param rent in dollars per month
 * @param price in dollars, above 0
 */
export const grossYieldOf = (rent: number, price: number): number => ((rent * 12) / price) * 100;
