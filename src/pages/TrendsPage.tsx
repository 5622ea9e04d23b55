import { takeEarlyMarket } from '#boot/takeEarlyMarket.ts';
import { TrendsScreen } from '#features/trends/TrendsScreen.tsx';

/** @public The router calls it before the page is rendered. */
export const takeEarly = takeEarlyMarket;

/** /trends: a city's market month by month. */
export default function TrendsPage() {
  return <TrendsScreen />;
}
