import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FEW_SALES, type Market } from '#domain/market/market.ts';
import { useTrendsText } from '../useTrendsText.ts';
import type { ChartSeries } from './monthFigures.ts';

function Mark({ glyph, text }: { glyph?: ReactNode; text: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {glyph && (
        <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true" style={{ flex: 'none' }}>
          {glyph}
        </svg>
      )}
      {text}
    </Box>
  );
}

interface ChartMarksProps {
  market: Market;
  series: readonly ChartSeries[];
  /** Where axes begin that do not begin at nothing. */
  starts: readonly string[];
}

/** What the marks of the charts mean; only those that are there. */
export function ChartMarks({ market, series, starts }: ChartMarksProps) {
  const { t, month } = useTrendsText();
  const palette = useTheme().vars?.palette;
  const unfinished = market.months.find((each) => each.unfinished);
  const hasFew = series.some(({ isFew }) => isFew.includes(true));
  const hasGap = series.some(({ values }) => values.includes(null));
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {hasFew && (
        <Mark
          glyph={
            <circle
              cx={8}
              cy={8}
              r={4.5}
              fill={palette?.background.paper}
              stroke={palette?.text.secondary}
              strokeWidth={2}
            />
          }
          text={t('chart.few', { count: FEW_SALES })}
        />
      )}
      {unfinished && (
        <Mark
          glyph={<rect x={2} width={12} height={16} fill={palette?.text.secondary} opacity={0.25} />}
          text={t('chart.unfinished', { month: month(unfinished.month) })}
        />
      )}
      {starts.map((start) => (
        <Mark key={start} text={t('price.axis', { start })} />
      ))}
      {hasGap && <Mark text={t('chart.gap')} />}
    </Box>
  );
}
