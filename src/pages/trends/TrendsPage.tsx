import { TrendsScreen } from '../../features/trends/TrendsScreen.tsx';

/** /trends: a city's market month by month. */
export default function TrendsPage() {
  return <TrendsScreen />;
}
