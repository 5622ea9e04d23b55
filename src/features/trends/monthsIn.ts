import type { MarketPeriod } from '#domain/market/market.ts';

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** How many months a period has. */
export const monthsIn = ({ first, last }: MarketPeriod): number => monthNumber(last) - monthNumber(first) + 1;
