import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SmallScenePicture } from '#components/layouts/SmallScenePicture.tsx';

/** A page with one message: a small scene, a title, a sentence and an action. */
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
      }}
    >
      <SmallScenePicture scene="nothing-found" />
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
