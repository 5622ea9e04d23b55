import type { Market } from '#domain/market/market.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { MarketState } from '../useMarkets.ts';
import { useTrendsText } from '../useTrendsText.ts';

interface FiguresStatusProps {
  /** The page's city first. */
  states: readonly MarketState[];
}

/** Reads out that the figures are on their way, and whose are there: they come without the visitor being moved. */
export function FiguresStatus({ states }: FiguresStatusProps) {
  const { t, month } = useTrendsText();
  const textOf = ({ filters, months }: Market): string =>
    t('arrived', {
      cities: states.flatMap(({ status, city }) => (status === 'loaded' ? [city] : [])).join(', '),
      beds: t('beds', { count: filters.maxBeds }),
      month: month(months[0]?.month ?? ''),
    });
  const [own] = states;
  const isLoading = states.some(({ status }) => status === 'loading');
  return (
    <VisuallyHidden role="status">
      {isLoading && t('loading')}
      {!isLoading && own?.status === 'loaded' && own.market.summary.sold > 0 && textOf(own.market)}
    </VisuallyHidden>
  );
}
