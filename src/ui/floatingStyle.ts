/** Style of the button over a map or a list that switches between the two, within reach of the thumb. */
export const FLOATING_STYLE = {
  zIndex: 4,
  right: 16,
  bottom: 14,
  bgcolor: 'text.primary',
  color: 'background.paper',
  boxShadow: 2,
  '&:hover, &:active': { bgcolor: 'text.primary' },
} as const;
