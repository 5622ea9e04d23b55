import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { DisclosureSummary } from './DisclosureSummary.tsx';
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
      <DisclosureSummary
        // The height of a touch target; the text's own line height is lower.
        sx={{ width: 'fit-content', pr: 4, '&&': { lineHeight: '44px' }, color: 'primary.dark' }}
      >
        {label}
      </DisclosureSummary>
      {isShown && children()}
    </Box>
  );
}
