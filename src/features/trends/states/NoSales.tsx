import { EmptyState } from '#components/frames/EmptyState.tsx';
import { DEFAULT_MARKET_FILTERS } from '#domain/market/market.ts';
import type { TrendsView } from '#domain/market/trendsUrl.ts';
import { Button } from '#ui/Button.tsx';
import { useTrendsText } from '../useTrendsText.ts';

interface NoSalesProps {
  view: TrendsView;
  onChange: (next: TrendsView) => void;
  /** The window's first: "2026-05". */
  since: string;
}

/** Nothing was sold: the choice that most likely brings something. */
export function NoSales({ view, onChange, since }: NoSalesProps) {
  const { t, month } = useTrendsText();
  const { city, maxBeds, olderData } = view;
  const mostBeds = DEFAULT_MARKET_FILTERS.maxBeds;
  const sentence = t('empty.sentence', { beds: t('beds', { count: maxBeds }), city, month: month(since) });
  if (olderData && maxBeds === mostBeds) return <EmptyState sentence={sentence} />;
  const next = olderData ? { ...view, maxBeds: mostBeds } : { ...view, olderData: true };
  return (
    <EmptyState
      sentence={sentence}
      action={
        <Button variant="contained" onClick={() => onChange(next)}>
          {olderData ? t('empty.beds', { count: mostBeds }) : t('empty.older')}
        </Button>
      }
    />
  );
}
