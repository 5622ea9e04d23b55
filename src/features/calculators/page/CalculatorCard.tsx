import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Section } from '#components/layouts/Section.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';
import { Dimmed } from './Dimmed.tsx';

interface CalculatorCardProps {
  heading: string;
  /** The number, and a sentence that explains it. */
  result: ReactNode;
  fields: ReactNode;
  /** The result line by line. */
  lines: ReactNode;
  /** A field is wrong: the last valid result is shown. */
  isWrong: boolean;
}

/** Result, fields and lines. The number is first in small windows, and beside the fields in wide ones. */
export function CalculatorCard({ heading, result, fields, lines, isWrong }: CalculatorCardProps) {
  const { t } = useCalculatorText();
  return (
    <Section heading={heading}>
      <Paper
        elevation={1}
        sx={{
          p: { xs: 4, sm: 6, lg: 8 },
          display: 'grid',
          columnGap: 12,
          rowGap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          gridTemplateAreas: {
            xs: '"result" "fields" "lines"',
            lg: '"fields result" "fields lines"',
          },
        }}
      >
        <Box sx={{ gridArea: 'result', minWidth: 0 }}>
          <Dimmed isDimmed={isWrong}>{result}</Dimmed>
          <Box role="status" sx={{ mt: isWrong ? 3 : 0, typography: 'body2', color: 'error.main' }}>
            {isWrong && t('lastGood')}
          </Box>
        </Box>
        <Box sx={{ gridArea: 'fields', minWidth: 0 }}>{fields}</Box>
        <Box sx={{ gridArea: 'lines', minWidth: 0 }}>
          <Dimmed isDimmed={isWrong}>{lines}</Dimmed>
        </Box>
      </Paper>
    </Section>
  );
}
