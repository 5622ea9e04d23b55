import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardListProps {
  /** Whether wide windows hold four in a row; otherwise two. */
  four?: boolean;
  /** The cards, each in a list item of its own. */
  children: ReactNode;
}

/** Cards of other homes: one below the other on phones, side by side on wider windows. */
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
