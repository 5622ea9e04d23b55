import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { brand } from '#config/brand.ts';
import type { TrendsView } from '#domain/market/trendsUrl.ts';
import { Button } from '#ui/Button.tsx';
import { PrintIcon } from '#ui/icons/pageIcons.tsx';
import { AgentPanel } from './AgentPanel.tsx';
import { TrendFilters } from './filters/TrendFilters.tsx';
import { MarketFigures } from './MarketFigures.tsx';
import { PaperStyles } from './PaperStyles.tsx';
import { FiguresStatus } from './states/FiguresStatus.tsx';
import { NoSales } from './states/NoSales.tsx';
import { TrendsFailed } from './states/TrendsFailed.tsx';
import { TrendsSkeleton } from './states/TrendsSkeleton.tsx';
import { type MarketState, useMarkets } from './useMarkets.ts';
import { useTrendsHead } from './useTrendsHead.ts';
import { useTrendsText } from './useTrendsText.ts';
import { useTrendsView } from './useTrendsView.ts';

interface FiguresProps {
  /** Whose figures are shown. */
  view: TrendsView;
  /** On what the next choice builds. */
  chosen: TrendsView;
  onChange: (next: TrendsView) => void;
}

interface StateProps extends FiguresProps {
  own: MarketState;
  others: readonly MarketState[];
}

/** The figures in the state in which they are (A4). */
function FiguresState({ own, others, view, chosen, onChange }: StateProps) {
  const { t } = useTrendsText();
  if (own.status === 'loading') return <TrendsSkeleton />;
  if (own.status === 'failed') return <TrendsFailed text={t('failed.text')} onRetry={own.retry} />;
  const { market } = own;
  const [since] = market.months;
  if (market.summary.sold === 0)
    return <NoSales view={view} onChange={onChange} since={since?.month ?? ''} />;
  return <MarketFigures market={market} others={others} view={chosen} onChange={onChange} />;
}

/** The figures, and what is said of their state. */
function Figures(props: FiguresProps) {
  const { own, others } = useMarkets(props.view);
  return (
    <Box sx={{ minWidth: 0 }}>
      <FiguresStatus states={[own, ...others]} />
      <FiguresState {...props} own={own} others={others} />
    </Box>
  );
}

/** The market trends page (A2): the filter bar, the figures, and the way to a realtor. */
export function TrendsScreen() {
  const { t } = useTrendsText();
  const { view, chosen, choose } = useTrendsView();
  useTrendsHead(view);
  return (
    <Container maxWidth="xl" sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 12, md: 16 } }}>
      <PaperStyles />
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 4, mb: 6 }}>
        <Box>
          <Typography component="h1" variant="h2">
            {t('title', { city: view.city })}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '80ch' }}>
            {t('lead')}
          </Typography>
        </Box>
        <Button
          size="small"
          data-print="hidden"
          startIcon={<PrintIcon aria-hidden />}
          onClick={() => window.print()}
          sx={{ display: { xs: 'none', md: 'inline-flex' }, flex: 'none' }}
        >
          {t('print')}
        </Button>
      </Box>
      <TrendFilters view={chosen} onChange={choose} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(260px, 3fr)' },
          columnGap: { md: 8, lg: 12 },
          mt: 6,
          '@media print': { display: 'block' },
        }}
      >
        <Figures view={view} chosen={chosen} onChange={choose} />
        <AgentPanel />
      </Box>
      <Typography
        component="p"
        variant="body2"
        color="textSecondary"
        sx={{ mt: 12, pt: 6, borderTop: 1, borderColor: 'divider', maxWidth: '100ch' }}
      >
        {t('disclaimer', { provider: brand.dataProvider })}
      </Typography>
    </Container>
  );
}
