import Typography from '@mui/material/Typography';
import { useTrendsText } from '../useTrendsText.ts';

/** In the place of a chart whose code did not come. */
export function ChartFailed() {
  const { t } = useTrendsText();
  return <Typography color="textSecondary">{t('chart.failed')}</Typography>;
}
