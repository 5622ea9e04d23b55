import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PlaceholderScene } from '#components/listing-image/PlaceholderScene.tsx';

interface EmptyStateProps {
  /** One plain sentence. */
  sentence: string;
  /** One thing to do about it: a button or a link. */
  action?: ReactNode;
  /** 'alert' where something failed: it is read out at once. */
  role?: 'status' | 'alert';
}

/** What stands where results would: a small scene, one plain sentence, one action. */
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
