import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** A panel for a part of the page. On paper it has no background. */
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
