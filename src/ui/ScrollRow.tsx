import { styled } from '@mui/material/styles';

/**
 * One row that scrolls sideways if there is too little space. It uses the page's margin of 16 px at both sides, where
 * it fades.
 */
export const ScrollRow = styled('div')(({ theme }) => ({
  // Visually hidden texts scroll with the row. Otherwise they would widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  gap: theme.spacing(2),
  // Space for the fade and for focus outlines, which the scrolling box would cut off.
  padding: theme.spacing(1, 4),
  margin: theme.spacing(-1, -4),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > *': { flex: 'none' },
  maskImage: 'linear-gradient(to left, transparent, #000 16px calc(100% - 16px), transparent)',
}));
