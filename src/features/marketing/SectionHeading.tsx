import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: ReactNode;
}

/** The title of a section, and a sentence below it. */
export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <Box sx={{ mb: 6 }}>
      <Box
        component="h2"
        id={id}
        sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0, textWrap: 'balance', scrollMarginTop: 88 }}
      >
        {title}
      </Box>
      {text && (
        <Box
          component="p"
          sx={{ m: 0, mt: 3, maxWidth: '80ch', fontSize: '1.125rem', color: 'text.secondary' }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
}
