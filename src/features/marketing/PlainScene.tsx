import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { StreetDrawing } from './drawings/StreetDrawing.tsx';

/** A page that has one thing to say: a small drawing, a title, a sentence and what to do. */
export function PlainScene({
  title,
  sentence,
  children,
}: {
  title: string;
  sentence: string;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        px: 6,
        py: { xs: 12, md: 20 },
        '& svg.scene': { width: 'min(420px, 86vw)', height: 'auto' },
      }}
    >
      <StreetDrawing />
      <Box component="h1" sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0, mt: 8, mb: 3 }}>
        {title}
      </Box>
      <Box
        component="p"
        sx={{ m: 0, mb: 8, maxWidth: '52ch', fontSize: '1.125rem', color: 'text.secondary' }}
      >
        {sentence}
      </Box>
      {children}
    </Box>
  );
}
