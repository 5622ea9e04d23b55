import { styled } from '@mui/material/styles';

/** Parts one below the other, each with air. */
export const Spread = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(16),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gap: theme.spacing(28) },
}));

/** The parts of a marketing page, in the width of the product. */
export const PageColumn = styled(Spread)(({ theme }) => ({
  maxWidth: 1280,
  marginInline: 'auto',
  padding: theme.spacing(14, 4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(20, 6) },
}));
