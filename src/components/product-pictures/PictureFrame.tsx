import { styled } from '@mui/material/styles';

/** The frame of a picture of the product, three to two. What is in it is an example, so it is hidden from readers. */
export const PictureFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  boxSizing: 'border-box',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
}));
