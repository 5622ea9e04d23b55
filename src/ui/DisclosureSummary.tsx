import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons/pageIcons.tsx';

interface DisclosureSummaryProps {
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** The line that opens a `details` element, with our chevron in place of the browser's triangle. */
export function DisclosureSummary({ sx, children }: DisclosureSummaryProps) {
  return (
    <Box
      component="summary"
      data-print="hidden"
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '& svg': { flexShrink: 0, fontSize: '1.25rem', transition: 'transform 150ms ease-out' },
          '[open] > & svg': { transform: 'rotate(180deg)' },
          cursor: 'pointer',
          typography: 'body2',
          fontWeight: 600,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
      <ChevronDownIcon aria-hidden />
    </Box>
  );
}
