import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useAreaSalesQuery } from '#api/realty/areaCalls.ts';
import { useLocationsQuery } from '#api/realty/realtyApi.ts';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { areaHead, placesAround } from '#components/heads/areaHead.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { dataProvider } from '#config/office.ts';
import { type Area, areaFilters, hasYearSales, salesOfYear } from '#domain/market/areaFilters.ts';
import { type Market, MIN_YEAR_SALES } from '#domain/market/market.ts';
import { similarAreas } from '#domain/market/similarAreas.ts';
import { DEFAULT_TRENDS, isSamePlace, withCity } from '#domain/market/trendsUrl.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ChevronRightIcon } from '#ui/icons/pageIcons.tsx';
import { RenderWhenNear } from '#ui/RenderWhenNear.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AgentPanel } from './AgentPanel.tsx';
import { HomesNow } from './area/HomesNow.tsx';
import { MarketSummary } from './MarketSummary.tsx';
import { DaysSection } from './months/DaysSection.tsx';
import { PriceSection } from './months/PriceSection.tsx';
import { Sheet } from './Sheet.tsx';
import { TrendsFailed } from './states/TrendsFailed.tsx';
import { TrendsSkeleton } from './states/TrendsSkeleton.tsx';
import { TopTypes } from './TopTypes.tsx';
import { useAreaText } from './useAreaText.ts';
import { type MarketState, useMarket } from './useMarkets.ts';
import { useTrendsText } from './useTrendsText.ts';

const PlacesAround = lazyOnIntent(async () => (await import('./area/PlacesAround.tsx')).PlacesAround);

/** The breadcrumb home > province > city > neighbourhood. */
function AreaTrail({ area }: { area: Area }) {
  const t = useAreaText();
  const { language } = useTrendsText();
  const steps = [
    { name: t('home'), to: paths.home() },
    ...placesAround(area, { language }).map(({ name, place }) => ({ name, to: paths.listOf(place) })),
  ];
  return (
    <Box component="nav" aria-label={t('trail')} data-print="hidden" sx={{ typography: 'body2', mb: 2 }}>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ name, to }) => (
          <Box component="li" key={to} sx={{ display: 'flex', alignItems: 'center' }}>
            <Box component={Link} to={to} sx={{ py: 3, color: 'primary.dark' }}>
              {name}
            </Box>
            <ChevronRightIcon aria-hidden sx={{ fontSize: '1.125rem', mx: 2 }} />
          </Box>
        ))}
        <Box component="li" aria-current="page" sx={{ py: 3, color: 'text.secondary' }}>
          {area.neighborhood}
        </Box>
      </Box>
    </Box>
  );
}

/** Neighbourhoods of the city that are alike; renders nothing without any. */
function SimilarAreas({ area: { city, state, neighborhood } }: { area: Area }) {
  const t = useAreaText();
  const { price, number } = useTrendsText();
  const { currentData = [], isError } = useAreaSalesQuery({ city, state });
  // After a log-out the figures of the customer stay in the cache if those of a visitor cannot be loaded.
  const similar = similarAreas(neighborhood, isError ? [] : currentData);
  if (similar.length === 0) return null;
  return (
    <Section heading={t('similar.heading')}>
      <Sheet>
        <Typography variant="body2" color="textSecondary">
          {t('similar.why', { city })}
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, mt: 4, p: 0, listStyle: 'none' }}>
          {similar.map(({ name, medianPrice, sold }) => (
            <li key={name}>
              <Box
                component={Link}
                to={paths.area({ state, city, neighborhood: name })}
                sx={{ display: 'inline-block', py: 2, fontWeight: 600, color: 'primary.dark' }}
              >
                {name}
              </Box>
              <Typography variant="body2" color="textSecondary">
                {t('similar.figures', { price: price(medianPrice), homes: number(sold), count: sold })}
              </Typography>
            </li>
          ))}
        </Box>
      </Sheet>
    </Section>
  );
}

/** The figures of two years. */
function AreaFigures({ market }: { market: Market }) {
  return (
    <>
      <MarketSummary market={market} isOnArea />
      <PriceSection markets={[market]} measure="median" onMeasure={() => undefined} />
      <DaysSection markets={[market]} />
      <TopTypes market={market} />
    </>
  );
}

/** Shown instead of figures that each sale would decide about: says how many there were, and leads to those of the city. */
function TooFewSales({ area, sold }: { area: Area; sold: number }) {
  const t = useAreaText();
  const { number } = useTrendsText();
  const { city, state, neighborhood } = area;
  return (
    <EmptyState
      sentence={t('tooFew', { count: sold, sold: number(sold), area: neighborhood, minimum: MIN_YEAR_SALES })}
      action={
        <Button
          variant="contained"
          component={Link}
          to={paths.trends(withCity(DEFAULT_TRENDS, { city, state }))}
        >
          {t('city', { city })}
        </Button>
      }
    />
  );
}

function Unlisted(): null {
  useUnlisted();
  return null;
}

/** Shown for a name that no neighbourhood of the city has. */
function UnknownArea({ area: { city, state, neighborhood } }: { area: Area }) {
  const t = useAreaText();
  return (
    <>
      <Unlisted />
      <EmptyState
        sentence={t('unknown', { area: neighborhood, city })}
        action={
          <Button variant="contained" component={Link} to={paths.listOf({ state, city })}>
            {city}
          </Button>
        }
      />
    </>
  );
}

function AreaState({ area, state }: { area: Area; state: MarketState }) {
  const { t } = useTrendsText();
  if (state.status === 'loading') return <TrendsSkeleton />;
  if (state.status === 'failed') return <TrendsFailed text={t('failed.text')} onRetry={state.retry} />;
  const { market } = state;
  return hasYearSales(market) ? (
    <AreaFigures market={market} />
  ) : (
    <TooFewSales area={area} sold={salesOfYear(market)} />
  );
}

/** True once the service knows no neighbourhood of the name. It is asked only if the neighbourhood has no sales. */
function useIsUnknown(area: Area, state: MarketState): boolean {
  const isEmpty = state.status === 'loaded' && state.market.summary.sold === 0;
  const { currentData } = useLocationsQuery({ search: area.neighborhood }, { skip: !isEmpty });
  return (
    isEmpty &&
    currentData?.neighborhoods.some((place) => isSamePlace(area, { ...place, neighborhood: place.name })) ===
      false
  );
}

/** A neighbourhood's page: its homes now, two years of its sales, and similar neighbourhoods. */
export function AreaScreen({ area }: { area: Area }) {
  const t = useAreaText();
  const { t: trends, language } = useTrendsText();
  const state = useMarket(areaFilters(area));
  const isUnknown = useIsUnknown(area, state);
  useDocumentHead(areaHead(area, t, { language, origin: globalThis.location.origin }));
  const { city, neighborhood } = area;
  return (
    <Box data-skeleton="first" sx={{ px: 'var(--edges)', pt: { xs: 4, md: 6 }, pb: 16 }}>
      <AreaTrail area={area} />
      <Typography component="h1" variant="h2">
        {t('title', { area: neighborhood, city })}
      </Typography>
      <VisuallyHidden role="status">{state.status === 'loading' && trends('loading')}</VisuallyHidden>
      {isUnknown ? (
        <UnknownArea area={area} />
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {t('lead')}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(260px, 3fr)' },
              columnGap: { md: 8, lg: 12 },
              mt: 6,
              '@media print': { display: 'block' },
            }}
          >
            <Box sx={{ display: 'grid', gap: 12, minWidth: 0 }}>
              <HomesNow area={area} />
              <AreaState area={area} state={state} />
              <RenderWhenNear marginPx={600} heightPx={0}>
                <PlacesAround failed={null} area={area} />
              </RenderWhenNear>
              <SimilarAreas area={area} />
            </Box>
            <AgentPanel place={area} />
          </Box>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ mt: 12, pt: 6, borderTop: 1, borderColor: 'divider', maxWidth: '100ch' }}
          >
            {trends('disclaimer', { provider: dataProvider })}
          </Typography>
        </>
      )}
    </Box>
  );
}
