import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useListingText } from './useListingText.ts';

/** The listing page's shape while it loads. */
export function ListingSkeleton() {
  const { t } = useListingText();
  const block = { variant: 'rectangular', sx: { borderRadius: 1 } } as const;
  return (
    <Container maxWidth="xl" role="status" aria-label={t('loading')} sx={{ pt: 15 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' }, gap: 2 }}>
        <Skeleton {...block} sx={{ borderRadius: 1, height: 'auto', aspectRatio: '3 / 2' }} />
        <Skeleton {...block} sx={{ borderRadius: 1, height: 1, display: { xs: 'none', md: 'block' } }} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '8fr 4fr' }, columnGap: 12, mt: 8 }}>
        <Box>
          <Skeleton width={96} height={28} />
          <Skeleton width="40%" height={52} />
          <Skeleton width="60%" height={32} />
          <Skeleton width="45%" height={24} />
          <Skeleton width="70%" height={64} sx={{ mt: 4 }} />
        </Box>
        <Skeleton {...block} sx={{ borderRadius: 1, height: 300, display: { xs: 'none', md: 'block' } }} />
      </Box>
    </Container>
  );
}
