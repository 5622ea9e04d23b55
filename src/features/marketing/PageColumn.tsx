import { styled } from '@mui/material/styles';

/** A column of parts with space between them. */
export const Spread = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(16),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gap: theme.spacing(18) },
}));

/** The column of a marketing page, as wide as the product's pages. */
export const PageColumn = styled(Spread)(({ theme }) => ({
  padding: `${theme.spacing(14)} var(--edges)`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(16) },
}));
