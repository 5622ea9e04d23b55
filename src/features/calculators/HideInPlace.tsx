import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Hides its content but reserves its space, so that nothing below moves. */
export function HideInPlace({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return <Box sx={{ minWidth: 0, visibility: isHidden ? 'hidden' : 'visible' }}>{children}</Box>;
}
