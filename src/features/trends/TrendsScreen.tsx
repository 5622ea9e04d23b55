import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { startTransition, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { trendsHead } from '#components/heads/trendsHead.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { dataProvider } from '#config/office.ts';
import { DEFAULT_MARKET_FILTERS, type Market, marketName } from '#domain/market/market.ts';
import { isOfferedCity, parseTrends, type TrendsView } from '#domain/market/trendsUrl.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { PrintIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AgentPanel } from './AgentPanel.tsx';
import { MarketFigures } from './MarketFigures.tsx';
import { TrendsFailed } from './states/TrendsFailed.tsx';
import { TrendsSkeleton } from './states/TrendsSkeleton.tsx';
import { TrendFilters } from './TrendFilters.tsx';
import { type MarketState, useMarkets } from './useMarkets.ts';
import { useTrendsText } from './useTrendsText.ts';

/** The page's view, and a function that changes it. */
interface TrendsChoice {
  /** The view of the address. */
  view: TrendsView;
  /** The view with the last choice. It is set at once; the address follows a little later. */
  chosen: TrendsView;
  /** Sets a view. Each choice is a history entry, and keeps the scroll position. */
  choose: (next: TrendsView) => void;
}

/** The view of the address. */
function useTrendsView(): TrendsChoice {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseTrends(new URLSearchParams(search)), [search]);
  const [ahead, setAhead] = useState<{ of: TrendsView; chosen: TrendsView }>();
  return {
    view,
    chosen: ahead?.of === view ? ahead.chosen : view,
    choose: (chosen) => {
      setAhead({ of: view, chosen });
      startTransition(() => navigate(paths.trends(chosen), { preventScrollReset: true }));
    },
  };
}

/** Black on white, in every colour scheme of the screen. Charts use the same variables for their colours. */
const STYLES = {
  '@page': { margin: '14mm' },
  '@media print': {
    'html, html[data-color-scheme]': {
      '--mui-palette-text-primary': '#000',
      '--mui-palette-text-secondary': '#333',
      '--mui-palette-background-paper': '#fff',
      '--mui-palette-background-default': '#fff',
      '--mui-palette-primary-main': '#000',
      '--mui-palette-primary-dark': '#000',
      '--mui-palette-chip-main': '#eee',
      '--mui-palette-chip-contrastText': '#000',
      '--mui-palette-divider': '#bbb',
    },
    'html, body': { background: '#fff !important' },
  },
} as const;

/** Print styles of the page. */
function PaperStyles() {
  return <GlobalStyles styles={STYLES} />;
}

interface FiguresProps {
  /** The view whose figures are shown. */
  view: TrendsView;
  /** The view to which the next choice applies. */
  chosen: TrendsView;
  onChange: (next: TrendsView) => void;
}

interface StateProps extends FiguresProps {
  own: MarketState;
  others: readonly MarketState[];
}

/** The figures, a skeleton, or an error, by their state. */
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

/** The figures and the announcement of their state. */
function Figures(props: FiguresProps) {
  const { own, others } = useMarkets(props.view);
  return (
    <Box sx={{ minWidth: 0 }}>
      <FiguresStatus states={[own, ...others]} />
      <FiguresState {...props} own={own} others={others} />
    </Box>
  );
}

/** The market trends page: the filter bar, the figures, and a link to an agent. */
export function TrendsScreen() {
  const { t } = useTrendsText();
  const { view, chosen, choose } = useTrendsView();
  useDocumentHead(trendsHead(view, t));
  return (
    <Box data-skeleton="first" sx={{ px: 'var(--edges)', pt: { xs: 6, md: 10 }, pb: 16 }}>
      <PaperStyles />
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 4, mb: 6 }}>
        <Box>
          <Typography component="h1" variant="h2">
            {t('title', { city: marketName(view) })}
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
        <AgentPanel place={view} />
      </Box>
      <Typography
        component="p"
        variant="body2"
        color="textSecondary"
        sx={{ mt: 12, pt: 6, borderTop: 1, borderColor: 'divider', maxWidth: '100ch' }}
      >
        {t('disclaimer', { provider: dataProvider })}
      </Typography>
    </Box>
  );
}

interface FiguresStatusProps {
  /** The page's city first. */
  states: readonly MarketState[];
}

/** Announces to screen readers that the figures are loading, and whose figures are loaded. The focus does not move. */
function FiguresStatus({ states }: FiguresStatusProps) {
  const { t, month } = useTrendsText();
  const textOf = ({ filters, months }: Market): string =>
    t('arrived', {
      cities: states.flatMap(({ status, name }) => (status === 'loaded' ? [name] : [])).join(', '),
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

/** A page that search engines do not list. */
function Unlisted(): null {
  useUnlisted();
  return null;
}

interface NoSalesProps {
  view: TrendsView;
  onChange: (next: TrendsView) => void;
  /** First month of the period: "2026-05". */
  since: string;
}

/** Shown if nothing was sold: suggests the filter change that most likely finds sales. */
function NoSales({ view, onChange, since }: NoSalesProps) {
  const { t, month } = useTrendsText();
  const { maxBeds, olderData } = view;
  const defaultBeds = DEFAULT_MARKET_FILTERS.maxBeds;
  const isListed = isOfferedCity(view);
  const sentence = t('empty.sentence', {
    beds: t('beds', { count: maxBeds }),
    city: marketName(view),
    month: month(since),
  });
  if (olderData && maxBeds === defaultBeds)
    return (
      <>
        {!isListed && <Unlisted />}
        <EmptyState sentence={sentence} />
      </>
    );
  const next = olderData ? { ...view, maxBeds: defaultBeds } : { ...view, olderData: true };
  return (
    <>
      {!isListed && <Unlisted />}
      <EmptyState
        sentence={sentence}
        action={
          <Button variant="contained" onClick={() => onChange(next)}>
            {olderData ? t('empty.beds', { count: defaultBeds }) : t('empty.older')}
          </Button>
        }
      />
    </>
  );
}
