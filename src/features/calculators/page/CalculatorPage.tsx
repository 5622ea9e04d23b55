import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CALCULATORS, type CalculatorName } from '#components/heads/calculatorHead.ts';
import { Section } from '#components/layouts/Section.tsx';
import { Button } from '#ui/Button.tsx';
import { PrintIcon } from '#ui/icons/pageIcons.tsx';
import { useCalculatorText } from '../useCalculatorText.ts';

const Tab = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 44,
  padding: theme.spacing(0, 4),
  border: '1px solid',
  borderColor: theme.vars?.palette.divider,
  borderRadius: 999,
  color: theme.vars?.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  backgroundColor: theme.vars?.palette.background.paper,
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
  '&[aria-current="page"]': {
    color: theme.vars?.palette.primary.dark,
    borderColor: theme.vars?.palette.primary.main,
    backgroundColor: theme.vars?.palette.primary.light,
  },
}));

/** Links between the calculators. */
function CalculatorTabs({
  current,
  carried,
}: {
  current: CalculatorName;
  /** The figures for the other calculators. */
  carried: URLSearchParams;
}) {
  const { t } = useCalculatorText();
  return (
    <Box
      component="nav"
      aria-label={t('calculators')}
      data-print="hidden"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {CALCULATORS.map(({ name, path }) => (
        <Tab key={name} to={path(carried)} aria-current={name === current ? 'page' : undefined}>
          {t(`${name}.name`)}
        </Tab>
      ))}
    </Box>
  );
}

interface CalculatorPageProps {
  name: CalculatorName;
  /** A button that shares the address, which has the values of the fields. */
  share: ReactNode;
  /** The figures for the other calculators. */
  carried: URLSearchParams;
  children: ReactNode;
}

/** Printed black on white in any colour scheme, with the full width. */
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

/** A calculator's page, with links to the other calculators. */
export function CalculatorPage({ name, share, carried, children }: CalculatorPageProps) {
  const { t } = useCalculatorText();
  return (
    <Box sx={{ px: 'var(--edges)', py: { xs: 6, md: 10 }, ...ON_PAPER }}>
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

/** A list of sentences about the calculation of a result and its rules. */
export function Steps({ heading, sentences }: { heading: string; sentences: readonly string[] }) {
  return (
    <Section heading={heading}>
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 2.5, maxWidth: '80ch' }}>
        {sentences.map((sentence) => (
          <Box component="li" key={sentence} sx={{ color: 'text.secondary' }}>
            {sentence}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Links to the next steps after a result. */
export function NextSteps({ steps }: { steps: readonly { to: string; text: string }[] }) {
  return (
    <Box data-print="hidden" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {steps.map(({ to, text }, index) => (
        <Button key={to} component={Link} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
          {text}
        </Button>
      ))}
    </Box>
  );
}
