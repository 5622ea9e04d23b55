import { styled } from '@mui/material/styles';

/** One saved home: its card, and below it what is the customer's own, as one surface. */
export const HomeFrame = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  '& article': { flex: 1, height: 'auto', borderRadius: 0, boxShadow: 'none !important' },
}));

/** The customer's own part of it. */
export const HomeFoot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 4, 3),
  borderTop: `1px solid ${theme.vars?.palette.line}`,
}));
