import { styled } from '@mui/material/styles';

/** A panel for one subject. */
export const Sheet = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(6),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(5, 4) },
}));
