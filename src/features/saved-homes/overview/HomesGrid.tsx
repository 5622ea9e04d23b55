import { styled } from '@mui/material/styles';

/** Cards in one to four columns. */
export const HomesGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  gap: theme.spacing(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
}));
