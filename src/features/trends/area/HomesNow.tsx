import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useAreaHomesQuery } from '#api/realty/areaCalls.ts';
import { useLocationsQuery } from '#api/realty/realtyApi.ts';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { MAP_ZOOM } from '#domain/constants.ts';
import { folded } from '#domain/listing/slug.ts';
import type { ListingType } from '#domain/listing/status.ts';
import type { MarketPlace } from '#domain/market/market.ts';
import { DEFAULT_TRENDS, withCity } from '#domain/market/trendsUrl.ts';
import { paths } from '#domain/paths.ts';
import { startSearch } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Sheet } from '../Sheet.tsx';
import { useAreaText } from '../useAreaText.ts';
import { useTrendsText } from '../useTrendsText.ts';

interface HomesProps {
  area: Required<MarketPlace>;
  type: ListingType;
}

/** The homes of one kind: their number, which leads to their list, and their median price. */
function Homes({ area, type }: HomesProps) {
  const t = useAreaText();
  const { number, price } = useTrendsText();
  const { currentData, isError, refetch } = useAreaHomesQuery({ ...area, type });
  if (isError) {
    return <FailedPart sentence={t('now.failed')} retry={t('now.retry')} onRetry={() => void refetch()} />;
  }
  if (!currentData) {
    return (
      <Box aria-hidden>
        <Skeleton width="60%" sx={{ typography: 'h5', my: 2 }} />
        <Skeleton width="80%" />
      </Box>
    );
  }
  const { count, medianPrice } = currentData;
  return (
    <Box>
      <Box
        component={Link}
        to={paths.list(startSearch(type, area))}
        sx={{ display: 'inline-block', py: 2, typography: 'h5', color: 'primary.dark' }}
      >
        {t(`now.${type}`, { count, homes: number(count) })}
      </Box>
      {count > 0 && (
        <Typography color="textSecondary">
          {medianPrice === null ? t('now.few') : t(`now.median_${type}`, { price: price(medianPrice) })}
        </Typography>
      )}
    </Box>
  );
}

/** The homes on the market, with links to their lists, the map and the market's trends. */
export function HomesNow({ area }: { area: Required<MarketPlace> }) {
  const t = useAreaText();
  const { currentData, isFetching } = useLocationsQuery({ search: area.neighborhood });
  const known = currentData?.neighborhoods.find(
    ({ name, city }) => folded(name) === folded(area.neighborhood) && folded(city) === folded(area.city),
  );
  return (
    <Section heading={t('now.heading')}>
      <Sheet>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 6 }}>
          <Homes area={area} type="sale" />
          <Homes area={area} type="lease" />
        </Box>
        <Box data-print="hidden" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 6 }}>
          {known ? (
            <Button
              variant="outlined"
              component={Link}
              to={paths.mapAt(known.location, MAP_ZOOM.default, startSearch('sale'))}
            >
              {t('now.map')}
            </Button>
          ) : (
            // Takes the link's space, so that the page does not move when the place is known.
            isFetching && (
              <Button variant="outlined" disabled sx={{ visibility: 'hidden' }}>
                {t('now.map')}
              </Button>
            )
          )}
          <Button variant="outlined" component={Link} to={paths.trends(withCity(DEFAULT_TRENDS, area))}>
            {t('now.trends')}
          </Button>
        </Box>
      </Sheet>
    </Section>
  );
}
