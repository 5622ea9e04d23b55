import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useCalculatorText } from '../useCalculatorText.ts';
import { CALCULATORS, type CalculatorName } from './calculatorName.ts';

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

/** The way from one calculator to the others. */
export function CalculatorTabs({
  current,
  carried,
}: {
  current: CalculatorName;
  /** What the other calculators take over. */
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
