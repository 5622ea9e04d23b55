import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { WarningIcon } from './icons/commonIcons.tsx';

interface AlertBoxProps {
  /** The fault of the form. */
  text: string;
  /** Links and buttons that lead on. */
  children?: ReactNode;
}

/** Shows a fault of a whole form, with the ways on beside it. */
export function AlertBox({ text, children }: AlertBoxProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 3,
        p: 2,
        pl: 4,
        border: '1px solid',
        borderColor: 'error.main',
        borderRadius: 1,
      }}
    >
      <WarningIcon fontSize="small" sx={{ color: 'error.main', flex: 'none' }} />
      <Box component="p" sx={{ m: 0, py: 2, flex: '1 1 200px', fontWeight: 600 }}>
        {text}
      </Box>
      {children}
    </Box>
  );
}
