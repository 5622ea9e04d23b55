import { styled } from '@mui/material/styles';

/** The card's surface: raised under the pointer, outlined when its link has the focus. */
export const CardLayout = styled('article')(({ theme }) => ({
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

/** One line, cut with an ellipsis if it is too long. An empty line keeps its height. */
export const CardLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minHeight: '1.5em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '&[data-tone="muted"]': { color: theme.vars?.palette.text.secondary },
  '&[data-tone="strong"]': { fontWeight: 600 },
  // The brokerage's name must be shown in full.
  '&[data-whole]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));

/** The small print at the bottom of the card, below a divider. */
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
