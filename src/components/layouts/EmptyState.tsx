import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PlaceholderScene } from '#components/listing-image/PlaceholderScene.tsx';

interface EmptyStateProps {
  /** One plain sentence. */
  sentence: string;
  /** One thing to do about it: a button or a link. */
  action?: ReactNode;
  /** 'alert' for a failure: screen readers announce it at once. */
  role?: 'status' | 'alert';
}

/** Shown in place of results: a small scene, one sentence, one action. */
export function EmptyState({ sentence, action, role = 'status' }: EmptyStateProps) {
  return (
    <Box
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
      <Box sx={{ width: '100%', maxWidth: 300, aspectRatio: '3 / 2', borderRadius: 1, overflow: 'hidden' }}>
        <PlaceholderScene />
      </Box>
      <Box component="p" role={role} sx={{ typography: 'h5', m: 0 }}>
        {sentence}
      </Box>
      {action}
    </Box>
  );
}
