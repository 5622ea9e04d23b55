import { LaterPart } from './LaterPart.tsx';

const loadFeatures = () => import('./home/HomeFeatures.tsx').then(({ HomeFeatures }) => HomeFeatures);

/** What the product does, in alternating sections; on home they come when they are near. */
export function HomeFeatures() {
  return <LaterPart load={loadFeatures} height={{ narrow: 1700, middle: 2400, wide: 1580 }} />;
}
