import Box from '@mui/material/Box';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

/** The space of an estimate that is loading. */
export function EstimateLoading() {
  const { t } = useEstimateText();
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton width={200} height={48} />
      <Skeleton width={280} height={26} />
      <Skeleton height={60} />
    </Box>
  );
}
