import { styled } from '@mui/material/styles';
import { CARD_ROWS, cardGrid } from '#components/listing-card/CardLayout.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Rows of the part below the card of a saved home: change, date, note, mails, buttons. */
export const SAVED_FOOT_ROWS = 5;

/** Cards in one to four columns. `footRows` is the number of rows below each card, which line up. */
export const HomesGrid = styled('ul', { shouldForwardProp: (name) => name !== 'footRows' })<{
  footRows?: number;
}>(({ theme, footRows = SAVED_FOOT_ROWS }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  columnGap: theme.spacing(6),
  ...cardGrid(theme.spacing(6), CARD_ROWS + footRows),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

/** A home of the grid: its card, and below it the customer's own part. */
export const HomeCardLayout = styled('li')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  '& article': { borderRadius: 0, boxShadow: 'none !important' },
}));

/** Number of homes drawn at first, and added with each press on 'Show more'. */
export const DRAWN = 24;

/** Cards of the first row on a wide screen. Their pictures load first. */
export const FIRST_ROW = 4;

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'] as const;

/** Placeholders of homes, with a text for screen readers. */
export function LoadingHomes({ text }: { text: string }) {
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <HomesGrid aria-hidden>
        {PLACEHOLDERS.map((key) => (
          <li key={key}>
            <ListingCardSkeleton />
          </li>
        ))}
      </HomesGrid>
    </>
  );
}
