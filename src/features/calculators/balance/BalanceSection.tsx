import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef } from 'react';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useNearView } from '../../../ui/useNearView.ts';
import { Kept } from '../Kept.tsx';
import type { PayBack } from '../payment/payBack.ts';
import { useCostText } from '../useCostText.ts';
import type { ComparedBalances } from './comparedBalances.ts';

/** The chart and its library (100 kB) come when the visitor does. */
const BalanceChart = lazy(() =>
  import('./BalanceChart.tsx').then((module) => ({ default: module.BalanceChart })),
);
const NEAR_PX = 300;
/** Milliseconds that the figures rest before the chart is drawn: no key waits for it. */
const CHART_DELAY_MS = 250;
/** Chart and the line of the closed table, in pixels: the place is kept from the start. */
const HEIGHT = 284;

interface BalanceSectionProps {
  result: PayBack;
  /** A field is wrong: the figures keep their place and are not seen. */
  isWrong: boolean;
  /** The page has said the heading already. */
  isUnderHeading?: boolean;
  compared?: ComparedBalances | null;
}

/** What is still owed, year by year: a sentence at once, a chart and a table when they come near. */
export function BalanceSection(props: BalanceSectionProps) {
  const { result, isWrong, isUnderHeading = false, compared = null } = props;
  const { t, money } = useCostText();
  const place = useRef<HTMLDivElement>(null);
  const near = useNearView(place, NEAR_PX);
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
      <Kept isHidden={isWrong}>
        <Typography color="textSecondary" variant="body2" sx={{ mt: 1, mb: 3 }}>
          {t('balance.sentence', {
            after: t('years', { count: middle }),
            amount: money(balances[middle] ?? 0),
            half: t('years', { count: half }),
          })}
        </Typography>
      </Kept>
      <Box ref={place} sx={{ minHeight: HEIGHT }}>
        {near && (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <BalanceChart
              balances={drawn.balances}
              lastYear={drawn.lastYear}
              isWrong={isWrong}
              compared={compared}
            />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
