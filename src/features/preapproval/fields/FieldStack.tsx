import { styled } from '@mui/material/styles';

/** Fields one below the other. */
export const FieldStack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
}));
