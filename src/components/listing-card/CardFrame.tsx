import { styled } from '@mui/material/styles';

/** The card's surface: resting, lifted under the pointer, outlined where its link has the focus. */
export const CardFrame = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  transition: theme.transitions.create('box-shadow', { duration: 180 }),
  '&:hover': { boxShadow: theme.shadows[2] },
  '&:has(a[aria-label]:focus-visible)': {
    outline: `3px solid ${theme.vars?.palette.primary.dark}`,
    outlineOffset: 2,
  },
}));

/** The lines of text under the picture. The gallery's link lies over them. */
export const CardBody = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.spacing(1),
  padding: theme.spacing(3.5, 4, 4),
  minWidth: 0,
}));

/** One line that is cut with an ellipsis where it is too long, and keeps its height where it is empty. */
export const CardLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minHeight: '1.5em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '&[data-tone="muted"]': { color: theme.vars?.palette.text.secondary },
  '&[data-tone="strong"]': { fontWeight: 600 },
  // A name that has to be told whole.
  '&[data-whole]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));

/** The small print at the card's foot, held apart by a line. */
export const CardFoot = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  '&::before': {
    content: '""',
    display: 'block',
    height: theme.spacing(2),
    marginBottom: theme.spacing(2.5),
    borderBottom: `1px solid ${theme.vars?.palette.line}`,
  },
}));
