import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { WireClaimedFacts } from '#api/customer/claimContract.ts';
import { isCallError } from '#api/errors.ts';
import { type HomeAtAddress, useHomeAtAddressQuery } from '#api/realty/homeValueCalls.ts';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { homeValueHead } from '#components/heads/valueHead.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { useArrivalIntent } from '#components/navigation/useArrivalIntent.ts';
import { environment } from '#config/environment.ts';
import type { Point } from '#domain/geo/geo.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { type HomeAddress, homeAddressLine } from '#domain/listing/homeAddress.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { showSection } from '#ui/showSection.ts';
import { ClaimPanel } from './home/ClaimPanel.tsx';
import { FactsSection } from './home/FactsSection.tsx';
import { isEnough, knownFacts } from './home/factFields.ts';
import { HomeEstimate } from './home/HomeEstimate.tsx';
import { SalesHistory } from './home/SalesHistory.tsx';
import { StreetSales } from './home/StreetSales.tsx';
import { UnitChoice } from './home/UnitChoice.tsx';
import { useClaim } from './home/useClaim.ts';
import { useValueText } from './useValueText.ts';

/** Parts of the page from other features. */
export interface HomeValueParts {
  /** The market of the home's neighbourhood; null for that of the city. */
  market: (neighborhood: string | null) => ReactNode;
  /** The form for an agent's valuation, with the facts that are known. */
  lead: (facts: WireClaimedFacts) => ReactNode;
}

interface HomeProps extends HomeValueParts {
  address: HomeAddress;
  point: Point | undefined;
  /** True for the whole house at an address whose units were listed. */
  isWhole: boolean;
}

/** The content of the page, with the form beside it in wide windows. */
function Columns({ aside, children }: PropsWithChildren<{ aside: ReactNode }>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(300px, 4fr)' },
        gap: { xs: 12, md: 8, lg: 12 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 12, minWidth: 0 }}>{children}</Box>
      {aside}
    </Box>
  );
}

/** The home that an address names, or the question for its unit. */
function Home({ address, point, isWhole, found, market, lead }: HomeProps & { found: HomeAtAddress }) {
  const { t } = useValueText();
  const claim = useClaim(address, point);
  const back = paths.homeValue(address, point, isWhole);
  useArrivalIntent('seeEstimate', () => showSection('estimate'));
  useArrivalIntent('seeHistory', () => showSection('history'));
  useArrivalIntent('claimHome', claim.claim);
  const { home, units } = found;
  const listed = home?.facts;
  const corrected = claim.own?.facts ?? {};
  const facts = knownFacts(listed, corrected);
  const needed = claim.own ? 'needsFacts' : 'needsClaim';
  const isPlaced = found.isKnownStreet || point !== undefined;
  const missing = !isPlaced ? 'noStreet' : home || isEnough(facts) ? undefined : needed;
  const isAsking = !home && address.unit === null && units.length > 0 && !isWhole && !claim.own;
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    // The choice that had the focus is gone.
    if (wasAsking.current && !isAsking) document.querySelector<HTMLElement>('main h1')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  // The customer may have claimed the whole house.
  if (isAsking && claim.status === 'unknown') return <Loading />;
  if (isAsking) {
    return (
      <Box sx={{ display: 'grid', gap: 12 }}>
        <UnitChoice address={address} point={point} units={units} />
        <StreetSales sales={found.streetSales} />
        {market(found.neighborhood)}
      </Box>
    );
  }
  return (
    <Columns aside={lead(facts)}>
      {!home && (
        <Section heading={t('unknown.heading')}>
          <Typography sx={{ maxWidth: '70ch' }}>{t(isPlaced ? 'unknown.text' : 'unknown.street')}</Typography>
        </Section>
      )}
      {home?.isOnMarket && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <Typography sx={{ fontWeight: 600 }}>{t('home.onMarket')}</Typography>
          <Button variant="outlined" component={Link} to={paths.detailOf(home)}>
            {t('home.seeListing')}
          </Button>
        </Box>
      )}
      <HomeEstimate home={{ address, point, facts: corrected }} missing={missing} back={back} />
      <ClaimPanel claim={claim} back={back} />
      <FactsSection listed={listed} claim={claim} />
      <SalesHistory history={found.history} back={back} />
      <StreetSales sales={found.streetSales} />
      {market(found.neighborhood)}
    </Columns>
  );
}

/** The page over a live feed, which knows no homes off the market: the city's market, and an agent's valuation. */
function RealtorOnly({ market, lead }: HomeValueParts) {
  const { t } = useValueText();
  return (
    <Columns aside={lead({})}>
      <Section heading={t('valuation.heading')}>
        <Typography sx={{ maxWidth: '70ch' }}>{t('valuation.text')}</Typography>
      </Section>
      {market(null)}
    </Columns>
  );
}

function Loading() {
  const { t } = useValueText();
  return (
    <Box role="status" aria-label={t('home.loading')} sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}

function Content(props: HomeProps) {
  const { t } = useValueText();
  const hasEstimates = environment.hasEstimates;
  const { currentData, error, isFetching, refetch } = useHomeAtAddressQuery(props.address, {
    skip: !hasEstimates,
  });
  if (!hasEstimates) return <RealtorOnly {...props} />;
  if (currentData) return <Home {...props} found={currentData} />;
  if (!error || isFetching) return <Loading />;
  if (isCallError(error) && error.status === 404) return <RealtorOnly {...props} />;
  return (
    <EmptyState
      role="alert"
      sentence={t('home.failed')}
      action={
        <Button variant="contained" onClick={() => void refetch()}>
          {t('home.retry')}
        </Button>
      }
    />
  );
}

/**
 * The page of one home, on or off the market: its estimate, its facts, its sales, those of its street, and the market around
 * it. Search engines do not list it, because it is about one owner's home.
 */
export function HomeValueScreen(props: HomeProps) {
  const { t, locale, language } = useValueText();
  const { address } = props;
  useUnlisted();
  useDocumentHead(homeValueHead(address, t, { language }));
  return (
    <Box sx={{ px: 'var(--edges)', pt: { xs: 4, md: 6 }, pb: 16 }}>
      <Button
        variant="text"
        component={Link}
        to={paths.value()}
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -4 }}
      >
        {t('home.other')}
      </Button>
      <Typography component="h1" variant="h2" tabIndex={-1} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {homeAddressLine(address, locale)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 8 }}>
        {[address.city, provinceName(address.state, locale)].join(', ')}
      </Typography>
      <Content {...props} />
    </Box>
  );
}
