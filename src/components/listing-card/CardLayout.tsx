import { styled, type Theme } from '@mui/material/styles';

/** Rows of a card that line up with those of the cards beside it: picture, lines, small print. */
export const CARD_ROWS = 3;

/**
 * Style of an element that is laid out in rows of the grid around it.
 * @param rows number of its own rows
 */
export const alignedRows = (rows: number) =>
  ({ display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${rows}` }) as const;

/**
 * Style of a grid of cards: the rows of neighbouring cards line up.
 * @param gap below each card, in CSS. The grid has no gap of rows: it would also lie between the rows of a card
 * @param rows rows of each item
 */
export const cardGrid = (gap: string, rows = CARD_ROWS) =>
  ({
    rowGap: 0,
    '& > *': { ...alignedRows(rows), minWidth: 0, marginBottom: gap },
  }) as const;

/** Style of a row of cards through which visitors swipe, for small windows. The padding is that of the page. */
export const swipeableRow = ({ spacing }: Theme) =>
  ({
    columnGap: spacing(4),
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '84%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: spacing(4),
    marginInline: spacing(-4),
    paddingInline: spacing(4),
    '& > *': { scrollSnapAlign: 'start' },
  }) as const;

/** The card's surface: raised under the pointer, outlined when its link has the focus. */
export const CardLayout = styled('article')(({ theme }) => ({
  ...alignedRows(CARD_ROWS),
  position: 'relative',
  // A stacking context: the layers of its picture stay below the lists and overlays of the page.
  zIndex: 0,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  transition: 'box-shadow 180ms',
  '&:hover': { boxShadow: theme.shadows[2] },
  // A restricted home is a low row.
  '&[data-locked]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2, 4),
    minHeight: 96,
    padding: theme.spacing(3, 4),
  },
  '&:has(a[aria-label]:focus-visible)': {
    outline: `3px solid ${theme.vars?.palette.primary.dark}`,
    outlineOffset: 2,
  },
}));

/** The lines of text under the picture. The gallery's link lies over them. */
export const CardBody = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(3.5, 4, 2),
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
  margin: theme.spacing(0, 4, 4),
  paddingTop: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars?.palette.line}`,
}));
