import { TrendsView } from '../../features/trends/TrendsView.tsx';

/** /trends: a city's market month by month. */
export default function TrendsPage() {
  return <TrendsView />;
}
