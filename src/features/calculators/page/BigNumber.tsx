import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The result: a number, and a sentence that explains it. */
export function BigNumber({
  label,
  amount,
  children,
}: {
  label: string;
  amount: string;
  children: ReactNode;
}) {
  return (
    <Box role="status" aria-label={label}>
      <Typography component="p" variant="h2">
        {amount}
      </Typography>
      <Typography component="div" color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
        {children}
      </Typography>
    </Box>
  );
}
