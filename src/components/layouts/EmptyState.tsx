import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { SmallScene } from '#config/brandPictures.ts';
import { SmallScenePicture } from './SmallScenePicture.tsx';

interface EmptyStateProps {
  /** One plain sentence. */
  sentence: string;
  /** One thing to do about it: a button or a link. */
  action?: ReactNode;
  /** 'alert' for a failure: screen readers announce it at once, and notices with the same meaning are hidden. */
  role?: 'status' | 'alert';
  /** By default the one of a failure, or of a search without results. */
  scene?: SmallScene;
}

/** Shown in place of results: a small scene, one sentence, one action. */
export function EmptyState({
  sentence,
  action,
  role = 'status',
  scene = role === 'alert' ? 'no-connection' : 'nothing-found',
}: EmptyStateProps) {
  return (
    <Box
      data-says-fault={role === 'alert' || undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 5,
        maxWidth: 480,
        mx: 'auto',
        py: { xs: 8, sm: 12 },
        px: 4,
        textAlign: 'center',
      }}
    >
      <SmallScenePicture scene={scene} />
      <Box component="p" role={role} sx={{ typography: 'h5', m: 0 }}>
        {sentence}
      </Box>
      {action}
    </Box>
  );
}
