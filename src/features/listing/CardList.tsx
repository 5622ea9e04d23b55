import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardListProps {
  /** True for four cards in a row in wide windows; two by default. */
  four?: boolean;
  /** The cards, each in its own list item. */
  children: ReactNode;
}

/** Cards of other homes: below each other on phones, side by side in wider windows. */
export function CardList({ four = false, children }: CardListProps) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', ...(four && { lg: 'repeat(4, 1fr)' }) },
      }}
    >
      {children}
    </Box>
  );
}
