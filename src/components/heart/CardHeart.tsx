import { styled } from '@mui/material/styles';
import { HeartButton } from './HeartButton.tsx';

/** The heart over a card's picture: top right, on a disc that is visible on any picture. */
export const CardHeart = styled(HeartButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 3,
  top: 8,
  right: 8,
  isolation: 'isolate',
  // The target is larger than the disc.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 4,
    borderRadius: '50%',
    backgroundColor: theme.vars?.palette.background.paper,
    boxShadow: theme.shadows[1],
  },
  '&:hover': { backgroundColor: 'transparent' },
  '&:hover::before': { backgroundColor: theme.vars?.palette.chip.main },
  '& svg': { fontSize: '1.375rem' },
}));
