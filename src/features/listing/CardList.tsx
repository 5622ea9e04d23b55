import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { cardGrid } from '#components/listing-card/CardLayout.tsx';

interface CardListProps {
  /** True for four cards in a row in wide windows; two by default. */
  four?: boolean;
  /** Rows of a list item that line up with those beside it: those of its card, and one for each line below the card. */
  rows?: number;
  /** The cards, each in its own list item. */
  children: ReactNode;
}

/** Cards of other homes: below each other on phones, side by side in wider windows. */
export function CardList({ four = false, rows, children }: CardListProps) {
  return (
    <Box
      component="ul"
      sx={(theme) => ({
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        columnGap: 5,
        ...cardGrid(theme.spacing(5), rows),
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', ...(four && { lg: 'repeat(4, 1fr)' }) },
      })}
    >
      {children}
    </Box>
  );
}
