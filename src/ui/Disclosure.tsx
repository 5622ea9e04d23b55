import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from './icons/pageIcons.tsx';
import { usePrinting } from './usePrinting.ts';

interface DisclosureProps {
  /** Text of the line that opens it. */
  label: string;
  sx: SxProps<Theme>;
  /** Rendered only while it is open, so that a long table costs nothing. */
  children: () => ReactNode;
}

/** A section behind a line that opens it. On paper it is open. */
export function Disclosure({ label, sx, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  const isShown = isOpen || isPrinting;
  return (
    <Box
      component="details"
      open={isShown}
      onToggle={(event) => {
        if (!isPrinting) setOpen(event.currentTarget.open);
      }}
      sx={sx}
    >
      <Box
        component="summary"
        data-print="hidden"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          width: 'fit-content',
          pr: 4,
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '& svg': { fontSize: '1.25rem', transition: 'transform 150ms ease-out' },
          '[open] > & svg': { transform: 'rotate(180deg)' },
          cursor: 'pointer',
          typography: 'body2',
          // The height of a touch target; the text's own line height is lower.
          '&&': { lineHeight: '44px' },
          fontWeight: 600,
          color: 'primary.dark',
        }}
      >
        {label}
        <ChevronDownIcon aria-hidden />
      </Box>
      {isShown && children()}
    </Box>
  );
}
