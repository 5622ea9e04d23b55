import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** The ground of a part of the page; on paper it has none. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Paper
      elevation={1}
      sx={{ p: { xs: 4, sm: 6 }, minWidth: 0, '@media print': { boxShadow: 'none', p: 0 } }}
    >
      {children}
    </Paper>
  );
}
