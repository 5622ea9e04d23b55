import { useEffect, useMemo } from 'react';
import { isCallError } from '#api/errors.ts';
import { isTooWide, usePricesQuery } from '#api/realty/priceCalls.ts';
import { commuteFailure } from '#components/commute/commuteFailure.ts';
import { useNeedsLogin } from '#components/results/useNeedsLogin.ts';
import { type PriceCell, priceSteps, stepOf } from '#domain/market/priceCells.ts';
import type { PriceLayer as Layer, Search } from '#domain/search/search.ts';
import type { MapHandle, MapKind } from '#platform/maps/mapPort.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearchedBounds } from '#store/pinsSlice.ts';
import { CellMark } from './CellMark.tsx';
import { PriceLegend } from './PriceLegend.tsx';
import { CommuteNote, LoginNote } from './PriceNotes.tsx';
import { priceColour } from './priceColours.ts';
import { useMarkedCell } from './useMarkedCell.ts';

const NO_CELLS: readonly PriceCell[] = [];
/** Stands for the view until the map has reported one. */
const NO_VIEW = { north: 0, south: 0, east: 0, west: 0 };

interface PriceLayerProps {
  handle: MapHandle;
  /** The engine's element. */
  container: HTMLElement;
  search: Search;
  layer: Layer;
  kind: MapKind;
  /** True if the name of a place is above the legend. */
  isLower: boolean;
  /** Changes the layer; undefined hides it. */
  onLayer: (layer: Layer | undefined) => void;
}

/** Median prices by area: coloured cells on the map with their legend. */
export function PriceLayer(props: PriceLayerProps) {
  const { handle, container, search, layer, kind, isLower, onLayer } = props;
  const bounds = useAppSelector(selectSearchedBounds);
  const question = { search, bounds: bounds ?? NO_VIEW, layer };
  const isWide = isTooWide(question);
  const isVisitors = useNeedsLogin(search);
  const skip = !bounds || isWide || isVisitors;
  const { data, error, isFetching, refetch } = usePricesQuery(question, { skip });
  const needsLogin = useNeedsLogin(search, error);
  // The last view's cells stay until the next ones arrive, but not those of other homes.
  const isSame = data?.type === search.type && data.layer === layer;
  const prices = isSame && !isWide && !needsLogin && !(error && !isFetching) ? data : undefined;
  const cells = prices?.cells ?? NO_CELLS;
  const steps = useMemo(() => priceSteps(cells.map(({ median }) => median)), [cells]);
  const [marked, mark] = useMarkedCell(handle, container, cells);

  useEffect(() => {
    handle.setCells(
      cells.map(({ bounds: box, median }) => ({
        bounds: box,
        colour: priceColour(kind, stepOf(steps, median), steps.length),
      })),
    );
  }, [handle, cells, steps, kind]);
  useEffect(() => () => handle.setCells([]), [handle]);

  const status = isCallError(error) ? error.status : undefined;
  const failure = isFetching ? undefined : commuteFailure(search, error);
  const problem = isFetching || status === undefined ? undefined : status === 404 ? 'none' : 'failed';
  const note = needsLogin ? (
    <LoginNote search={search} />
  ) : (
    failure && <CommuteNote code={failure} onRetry={refetch} />
  );
  return (
    <>
      {marked && <CellMark handle={handle} cell={marked} type={search.type} />}
      <PriceLegend
        type={search.type}
        layer={layer}
        prices={prices}
        steps={steps}
        kind={kind}
        note={note}
        state={note ? 'shown' : isWide ? 'wide' : (problem ?? (isFetching || !prices ? 'loading' : 'shown'))}
        isLower={isLower}
        onLayer={onLayer}
        onClose={() => {
          onLayer(undefined);
          // The pressed button goes with the legend.
          handle.focus();
        }}
        onRetry={refetch}
        onMark={mark}
      />
    </>
  );
}
