import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The last valid result while a field is wrong: dimmed, and it takes no focus. */
export function Dimmed({ isDimmed, children }: { isDimmed: boolean; children: ReactNode }) {
  return (
    <Box
      inert={isDimmed}
      sx={{ minWidth: 0, opacity: isDimmed ? 0.4 : 1, transition: 'opacity 150ms ease-out' }}
    >
      {children}
    </Box>
  );
}
