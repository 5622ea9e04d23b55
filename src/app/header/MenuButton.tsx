import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { afterNextPaint } from '#ui/afterNextPaint.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { MenuIcon } from '#ui/icons/commonIcons.tsx';

const MenuDrawer = lazyOnIntent(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** Opens the menu of windows narrower than `until` pixels; its code is loaded on touch or focus of the button. */
export function MenuButton({ until }: { until: number }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // Open on this history entry only: a navigation closes it.
  const [openOn, setOpenOn] = useState<string>();
  const [open] = useLazyOpening(MenuDrawer);
  return (
    <Box sx={{ flex: 'none', [`@media (min-width:${until}px)`]: { display: 'none' } }}>
      <IconButton
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        {...MenuDrawer.intent}
        onClick={() => open(() => setOpenOn(key))}
      >
        <MenuIcon />
      </IconButton>
      <MenuDrawer
        when={openOn !== undefined}
        open={openOn === key}
        // The press is painted before the drawer closes, and the drawer closes before the link's page is rendered.
        onClose={() => afterNextPaint(() => setOpenOn(undefined))}
      />
    </Box>
  );
}
