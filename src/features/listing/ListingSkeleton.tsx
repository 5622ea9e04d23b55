import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BACK_BAR_HEIGHT } from './BackBar.tsx';
import { BAND_HEIGHT } from './photos/gridAreas.ts';
import { useListingText } from './useListingText.ts';

/**
 * The listing page's skeleton. It is higher than a window, so that the footer does not jump.
 * @param props.heading the home's name, if it is known already
 */
export function ListingSkeleton({ heading }: { heading?: string }) {
  const { t } = useListingText();
  return (
    <Box
      data-skeleton="first"
      role="status"
      aria-label={t('loading')}
      // Reserves the back bar's height above the photos.
      sx={{ px: 'var(--edges)', pt: BACK_BAR_HEIGHT, minHeight: '130dvh' }}
    >
      <Skeleton
        variant="rectangular"
        sx={{
          mx: { xs: -4, sm: 0 },
          borderRadius: { xs: 0, sm: 1 },
          height: BAND_HEIGHT,
        }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(280px, 4fr)' },
          columnGap: { md: 12, lg: 16 },
          mt: { xs: 5, md: 8 },
        }}
      >
        <Box>
          <Skeleton width="40%" height={52} />
          {heading ? (
            <Typography component="h1" variant="h4">
              {heading}
            </Typography>
          ) : (
            <Skeleton width="60%" height={32} />
          )}
          <Skeleton width="45%" height={24} />
          <Skeleton width="70%" height={64} sx={{ mt: 4 }} />
        </Box>
        <Skeleton
          variant="rectangular"
          sx={{ borderRadius: 1, height: 300, display: { xs: 'none', md: 'block' } }}
        />
      </Box>
    </Box>
  );
}
