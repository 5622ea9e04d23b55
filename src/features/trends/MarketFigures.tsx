import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { Section } from '#components/layouts/Section.tsx';
import { type Market, marketName } from '#domain/market/market.ts';
import type { TrendsView } from '#domain/market/trendsUrl.ts';
import { isFirstEntry } from '#platform/storage/entryKey.ts';
import { RenderWhenNear } from '#ui/RenderWhenNear.tsx';
import { Overview, Seasons, Shifts } from './MarketStory.tsx';
import { MarketSummary } from './MarketSummary.tsx';
import { DaysSection } from './months/DaysSection.tsx';
import { PriceSection } from './months/PriceSection.tsx';
import { RentSection } from './months/RentSection.tsx';
import { Sheet } from './Sheet.tsx';
import { TrendsFailed } from './states/TrendsFailed.tsx';
import { ChartsSkeleton } from './states/TrendsSkeleton.tsx';
import { TopTypes } from './TopTypes.tsx';
import { numberColumn, textColumn } from './table/columns.ts';
import { DownloadButton } from './table/DownloadButton.tsx';
import { FigureTable } from './table/FigureTable.tsx';
import type { MarketState } from './useMarkets.ts';
import { useTrendsText } from './useTrendsText.ts';

/** Approximate height of the rents in pixels, and the distance at which they are loaded. */
const RENTS_PX = 800;

interface MarketFiguresProps {
  market: Market;
  /** The cities of the comparison. Each loads and fails on its own. */
  others: readonly MarketState[];
  view: TrendsView;
  onChange: (next: TrendsView) => void;
}

/** The charts of the months, and the conclusions from them. */
function Sections({ market, others, view, onChange }: MarketFiguresProps) {
  const { t } = useTrendsText();
  const markets: [Market, ...Market[]] = [
    market,
    ...others.flatMap((state) => (state.status === 'loaded' ? [state.market] : [])),
  ];
  return (
    <>
      {markets.length > 1 && <ComparedCities markets={markets} />}
      <DaysSection markets={markets} />
      <PriceSection
        markets={markets}
        measure={view.price}
        onMeasure={(price) => onChange({ ...view, price })}
      />
      <RenderWhenNear marginPx={RENTS_PX} heightPx={RENTS_PX}>
        <RentSection view={view} sales={market} />
      </RenderWhenNear>
      <TopTypes market={market} />
      <Overview market={market} />
      <Shifts market={market} heading={t('shifts.heading')} kinds={['price', 'sales']} />
      <Shifts
        market={market}
        heading={t('shifts.behaviour')}
        kinds={['days', 'aboveAsking', 'newListings']}
      />
      <Seasons
        market={market}
        onOlder={view.olderData ? undefined : () => onChange({ ...view, olderData: true })}
      />
    </>
  );
}

/** All figures of a city, the most important first. */
export function MarketFigures(props: MarketFiguresProps) {
  const { t } = useTrendsText();
  const { market, others } = props;
  const { key } = useLocation();
  // On the first page of a visit the summary is rendered first, and the parts below the fold in slices after it. When
  // the visitor comes back here, the page has its full height at once, so that the scroll position can be restored.
  const isWhole = useDeferredValue(true, !isFirstEntry(key));
  const failed = others.filter((state) => state.status === 'failed');
  return (
    <Box sx={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <MarketSummary market={market} />
      {failed.length > 0 && (
        <TrendsFailed
          text={t('failed.which', { cities: failed.map(({ name }) => name).join(', ') })}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        />
      )}
      {isWhole ? <Sections {...props} /> : <ChartsSkeleton />}
    </Box>
  );
}

const cityOf = ({ filters }: Market): string => marketName(filters);

/** The key figures of the cities side by side. */
function ComparedCities({ markets }: { markets: readonly Market[] }) {
  const { t, price, number } = useTrendsText();
  const table = {
    label: t('compared.heading'),
    rows: markets,
    columns: [
      textColumn<Market>(t('table.city'), cityOf, true),
      numberColumn<Market>(t('table.medianPrice'), ({ summary }) => summary.medianPrice, price),
      numberColumn<Market>(t('table.averagePrice'), ({ summary }) => summary.averagePrice, price),
      numberColumn<Market>(t('table.sold'), ({ summary }) => summary.sold, number),
      numberColumn<Market>(t('table.averageDays'), ({ summary }) => summary.averageDays, number),
      numberColumn<Market>(t('table.aboveAskingPercent'), ({ summary }) => summary.aboveAsking, number),
      textColumn<Market>(t('table.note'), ({ summary }) => (summary.fewSales ? t('chart.fewShort') : '')),
    ],
  };
  return (
    <Section heading={table.label}>
      <Sheet>
        <FigureTable {...table} keyOf={cityOf} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <DownloadButton {...table} />
        </Box>
      </Sheet>
    </Section>
  );
}
