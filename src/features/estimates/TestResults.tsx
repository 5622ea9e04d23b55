import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEstimateErrorsQuery } from '#api/realty/estimateCalls.ts';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorsTable } from './ErrorsTable.tsx';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** The results of the last test, or their state. */
export function TestResults() {
  const { t, date } = useEstimateText();
  const { data, isError, refetch } = useEstimateErrorsQuery();
  if (isError) {
    return <FailedPart sentence={t('page.failed')} retry={t('retry')} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Box role="status" aria-label={t('page.loading')}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Box>
    );
  }
  if (data.day === null) return <Typography sx={{ fontWeight: 600 }}>{t('page.empty')}</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t('page.tested', { date: date(data.day) })}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 6, maxWidth: '70ch' }}>
        {t('page.columnsText')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
        {(['price', 'rent'] as const).map((kind) => {
          const errors = data.errors.filter((one) => one.kind === kind);
          return errors.length > 0 && <ErrorsTable key={kind} kind={kind} errors={errors} />;
        })}
      </Box>
    </>
  );
}
