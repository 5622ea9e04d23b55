import { Section } from '#components/layouts/Section.tsx';
import { type Area, areaFilters, hasYearSales } from '#domain/market/areaFilters.ts';
import { DEFAULT_MARKET_FILTERS, type MarketFilters, type MarketPlace } from '#domain/market/market.ts';
import { MarketSummary } from './MarketSummary.tsx';
import { TrendsFailed } from './states/TrendsFailed.tsx';
import { TrendsSkeleton } from './states/TrendsSkeleton.tsx';
import { useMarket } from './useMarkets.ts';
import { useTrendsText } from './useTrendsText.ts';

interface AreaMarketProps {
  place: MarketPlace;
  /** The heading, with the name of the place whose figures are shown. */
  heading: (place: string) => string;
}

const cityFilters = ({ state, city }: MarketPlace): MarketFilters => ({
  state,
  city,
  maxBeds: DEFAULT_MARKET_FILTERS.maxBeds,
  olderData: true,
});

const isArea = (place: MarketPlace): place is Area => place.neighborhood !== undefined;

/** The market of a neighbourhood in short, or that of its city if the neighbourhood has too few sales. */
export function AreaMarket({ place, heading }: AreaMarketProps) {
  const { t } = useTrendsText();
  const own = useMarket(isArea(place) ? areaFilters(place) : cityFilters(place));
  const isSmall = isArea(place) && own.status === 'loaded' && !hasYearSales(own.market);
  const city = useMarket(cityFilters(place), isSmall);
  const state = isSmall ? city : own;
  return (
    <Section heading={heading(state.name)} anchor="market">
      {state.status === 'loading' && <TrendsSkeleton />}
      {state.status === 'failed' && <TrendsFailed text={t('failed.text')} onRetry={state.retry} />}
      {state.status === 'loaded' && <MarketSummary market={state.market} />}
    </Section>
  );
}
