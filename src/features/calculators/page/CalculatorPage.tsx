import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { PrintIcon } from '#ui/icons/pageIcons.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';
import { CalculatorTabs } from './CalculatorTabs.tsx';
import type { CalculatorName } from './calculatorName.ts';

interface CalculatorPageProps {
  name: CalculatorName;
  /** Shares the address, and with it what is in the fields. */
  share: ReactNode;
  /** What the other calculators take over. */
  carried: URLSearchParams;
  children: ReactNode;
}

/** On paper: black on white whatever the scheme, and the whole width. */
const ON_PAPER = {
  '@media print': {
    px: 0,
    py: 0,
    colorScheme: 'light',
    '& *': { color: '#000 !important', boxShadow: 'none !important' },
    '& *:not(svg *)': { backgroundColor: 'transparent !important' },
    '& fieldset, & dl > div, & td, & th': { borderColor: '#999 !important' },
    '& svg text': { fill: '#000 !important' },
    '& details:not([open])': { display: 'none' },
  },
} as const;

/** A calculator's page: what it answers, and the way to the others. */
export function CalculatorPage({ name, share, carried, children }: CalculatorPageProps) {
  const { t } = useCalculatorText();
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 4, md: 6 }, py: { xs: 6, md: 10 }, ...ON_PAPER }}>
      <CalculatorTabs current={name} carried={carried} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 4,
          mt: { xs: 6, md: 8 },
          mb: { xs: 6, md: 8 },
        }}
      >
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Box component="h1" sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0, textWrap: 'balance' }}>
            {t(`${name}.title`)}
          </Box>
          <Box
            component="p"
            sx={{ m: 0, mt: 3, maxWidth: '64ch', fontSize: '1.125rem', color: 'text.secondary' }}
          >
            {t(`${name}.lead`)}
          </Box>
        </Box>
        <Box data-print="hidden" sx={{ display: 'flex', gap: 1, mx: -3 }}>
          {share}
          <Button size="small" startIcon={<PrintIcon aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 10, md: 12 } }}>
        {children}
      </Box>
    </Box>
  );
}
