import { styled } from '@mui/material/styles';

/** The place of a badge over a card's picture: top left, out of the pointer's way. */
export const CardBadge = styled('span')({
  position: 'absolute',
  zIndex: 2,
  top: 12,
  left: 12,
  pointerEvents: 'none',
});
