import { takeEarlyMarket } from '#features/trends/earlyMarket.ts';
import { TrendsScreen } from '#features/trends/TrendsScreen.tsx';

/**
 * What was asked for before this code was there.
 * @public the router takes it of whichever page has one
 */
export const takeEarly = takeEarlyMarket;

/** /trends: a city's market month by month. */
export default function TrendsPage() {
  return <TrendsScreen />;
}
