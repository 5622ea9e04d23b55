import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useHasInteracted } from '#components/lazy/usePreload.ts';
import type { PayBack } from '#domain/mortgage/payBack.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDebounced } from '#ui/useDebounced.ts';
import { useNearView } from '#ui/useNearView.ts';
import { HideInPlace } from '../HideInPlace.tsx';
import { useCostText } from '../useCostText.ts';
import type { ComparedBalances } from './BalanceChart.tsx';

/** The chart and its library (100 kB) are loaded when the visitor scrolls near. */
const BalanceChart = lazyOnIntent(async () => (await import('./BalanceChart.tsx')).BalanceChart);
const NEAR_PX = 300;
/** Milliseconds without a change before the chart is rendered, so that typing does not wait for it. */
const CHART_DELAY_MS = 250;
/** Height of the chart and the closed table in pixels: reserved space. */
const HEIGHT = 284;

interface BalanceSectionProps {
  result: PayBack;
  /** A field is wrong: the figures are hidden, and their space is reserved. */
  isWrong: boolean;
  /** The page has the heading already, and prints this section. */
  isUnderHeading?: boolean;
  compared?: ComparedBalances | null;
}

/** The balance by year: a sentence at once, a chart and a table when the visitor scrolls near. */
export function BalanceSection(props: BalanceSectionProps) {
  const { result, isWrong, isUnderHeading = false, compared = null } = props;
  const { t, money } = useCostText();
  const place = useRef<HTMLDivElement>(null);
  const near = useNearView(place, NEAR_PX);
  const hasMoved = useHasInteracted();
  const { balances } = result;
  const drawn = useDebounced(result, CHART_DELAY_MS);
  const last = balances.length - 1;
  const middle = Math.floor(last / 2);
  const half = balances.findIndex((balance) => balance <= (balances[0] ?? 0) / 2);
  return (
    <Box sx={{ mt: isUnderHeading ? 0 : 8 }}>
      {!isUnderHeading && (
        <Typography component="h3" variant="h6">
          {t('balance.heading')}
        </Typography>
      )}
      <HideInPlace isHidden={isWrong}>
        <Typography color="textSecondary" variant="body2" sx={{ mt: 1, mb: 3 }}>
          {last > 1
            ? t('balance.sentence', {
                after: t('years', { count: middle }),
                amount: money(balances[middle] ?? 0),
                half: t('years', { count: half }),
              })
            : t('balance.withinYear', { after: t('months', { count: result.years * 12 + result.months }) })}
        </Typography>
      </HideInPlace>
      <Box ref={place} sx={{ minHeight: HEIGHT }}>
        <BalanceChart
          // A page that is printed as a whole loads its chart before the visitor can print.
          when={near || (isUnderHeading && hasMoved)}
          fallback={near && <Skeleton variant="rounded" height={240} />}
          balances={drawn.balances}
          lastYear={drawn.lastYear}
          isWrong={isWrong}
          compared={compared}
        />
      </Box>
    </Box>
  );
}
