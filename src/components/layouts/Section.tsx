import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  heading: string;
  /** Id for links within the page. */
  anchor?: string;
  children: ReactNode;
}

/** A section of the page with its heading. */
export function Section({ heading, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      id={anchor}
      aria-labelledby={id}
      // The header is sticky: a link to the section must stop below it.
      sx={{ minWidth: 0, scrollMarginTop: 88 }}
    >
      <Typography id={id} component="h2" variant="h4" sx={{ mb: 4 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
