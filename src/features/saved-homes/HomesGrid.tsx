import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CARD_ROWS, cardGrid } from '#components/listing-card/CardLayout.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useSavedText } from './useSavedText.ts';

/** Rows of the part below the card of a saved home: change, date, note, mails, buttons. */
export const SAVED_FOOT_ROWS = 5;

/** Cards in one to four columns. `footRows` is the number of rows below each card, which line up. */
const HomesGrid = styled('ul', { shouldForwardProp: (name) => name !== 'footRows' })<{
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
const DRAWN = 24;

interface HomesInPortionsProps<Entry> {
  /** Accessible name of the list. */
  label: string;
  entries: readonly Entry[];
  itemOf: (entry: Entry, index: number) => ReactNode;
  footRows?: number;
}

/** The cards of a list, drawn in portions. A press on 'Show more' moves the focus to the first new card. */
export function HomesInPortions<Entry>({ label, entries, itemOf, footRows }: HomesInPortionsProps<Entry>) {
  const { t } = useSavedText();
  const [drawn, setDrawn] = useState(DRAWN);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (drawn > DRAWN)
      list.current?.children[drawn - DRAWN]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [drawn]);
  return (
    <>
      <HomesGrid ref={list} aria-label={label} {...(footRows !== undefined && { footRows })}>
        {entries.slice(0, drawn).map(itemOf)}
      </HomesGrid>
      {entries.length > drawn && (
        <Box sx={{ mt: 8, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => setDrawn(drawn + DRAWN)}>
            {t('more')}
          </Button>
        </Box>
      )}
    </>
  );
}

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
