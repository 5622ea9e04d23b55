import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ChartSeries } from '../months/monthFigures.ts';
import { useTrendsText } from '../useTrendsText.ts';

interface TrendTooltipProps {
  /** The month under the pointer or the keys; undefined where there is none. */
  month: string | undefined;
  index: number;
  series: readonly ChartSeries[];
  format: (value: number) => string;
  isUnfinished: boolean;
  /** Its chart is the one that the keys are in: those that follow it show their month without a word. */
  isRead: boolean;
}

/** The figures of a month, read out as the arrow keys reach it. */
export function TrendTooltip({ month, index, series, format, isUnfinished, isRead }: TrendTooltipProps) {
  const { t, month: nameOf } = useTrendsText();
  return (
    <div role="status">
      {month !== undefined && (
        <Paper elevation={2} aria-hidden={!isRead} sx={{ px: 3, py: 2, typography: 'body2' }}>
          <Box sx={{ fontWeight: 600 }}>
            {nameOf(month)}
            {isUnfinished && ` (${t('chart.unfinishedShort')})`}
          </Box>
          {series.map(({ name, values, isFew }) => {
            const value = values[index] ?? null;
            return (
              <Box key={name}>
                {series.length > 1 && `${name} · `}
                {value === null ? t('chart.none') : format(value)}
                {isFew[index] === true && ` (${t('chart.fewShort')})`}
              </Box>
            );
          })}
        </Paper>
      )}
    </div>
  );
}
