import { useMemo } from 'react';
import { useParams } from 'react-router';
import { takeEarlyArea } from '#boot/takeEarlyMarket.ts';
import { areaOfPath } from '#domain/market/areaFilters.ts';
import { AreaScreen } from '#features/trends/AreaScreen.tsx';

/** @public The router calls it before the page is rendered. */
export const takeEarly = takeEarlyArea;

/** /area/{state}/{city}/{neighborhood}: a neighbourhood's homes, sales and similar neighbourhoods. */
export default function AreaPage() {
  const { state, city, neighborhood } = useParams();
  const area = useMemo(() => areaOfPath([state, city, neighborhood]), [state, city, neighborhood]);
  return area && <AreaScreen key={Object.values(area).join('/')} area={area} />;
}
