import Box from '@mui/material/Box';
import type { Market } from '../../domain/market.ts';
import type { TrendsView } from '../../domain/trendsUrl.ts';
import { DaysSection } from './months/DaysSection.tsx';
import { PriceSection } from './months/PriceSection.tsx';
import { TrendsFailed } from './states/TrendsFailed.tsx';
import { Overview } from './story/Overview.tsx';
import { Seasons } from './story/Seasons.tsx';
import { Shifts } from './story/Shifts.tsx';
import { ComparedCities } from './summary/ComparedCities.tsx';
import { MarketSummary } from './summary/MarketSummary.tsx';
import { TopTypes } from './types/TopTypes.tsx';
import type { MarketState } from './useMarkets.ts';
import { useTrendsText } from './useTrendsText.ts';

interface MarketFiguresProps {
  market: Market;
  /** The cities beside it, which come and fail on their own. */
  others: readonly MarketState[];
  view: TrendsView;
  onChange: (next: TrendsView) => void;
}

/** All that a city's figures say (A2), in the order in which one asks. */
export function MarketFigures({ market, others, view, onChange }: MarketFiguresProps) {
  const { t } = useTrendsText();
  const markets: [Market, ...Market[]] = [
    market,
    ...others.flatMap((state) => (state.status === 'loaded' ? [state.market] : [])),
  ];
  const failed = others.filter((state) => state.status === 'failed');
  return (
    <Box sx={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <MarketSummary market={market} />
      {failed.length > 0 && (
        <TrendsFailed
          text={t('failed.which', { cities: failed.map(({ city }) => city).join(', ') })}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        />
      )}
      {markets.length > 1 && <ComparedCities markets={markets} />}
      <DaysSection markets={markets} />
      <PriceSection
        markets={markets}
        measure={view.price}
        onMeasure={(price) => onChange({ ...view, price })}
      />
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
    </Box>
  );
}
