import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Keeps the place of something that must not be seen now, so that nothing below it jumps. */
export function Kept({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return <Box sx={{ minWidth: 0, visibility: isHidden ? 'hidden' : 'visible' }}>{children}</Box>;
}
