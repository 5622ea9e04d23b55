import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useListingText } from './useListingText.ts';

const LINES = ['100%', '92%', '96%', '60%'];

/** What stands for the sections that the rest of the listing brings. */
export function SectionSkeleton() {
  const { t } = useListingText();
  return (
    <Box role="status" aria-label={t('loadingRest')} sx={{ minHeight: '60dvh' }}>
      <Skeleton width={180} height={36} sx={{ mb: 3 }} />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height={26} />
      ))}
    </Box>
  );
}
