import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { WarningIcon } from './icons/frameIcons.tsx';

interface AlertBoxProps {
  /** What is wrong. */
  text: string;
  /** The ways on. */
  children?: ReactNode;
}

/** Says what is wrong with a form as a whole, with the ways on beside it. */
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
