import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { afterFrame } from '#ui/afterFrame.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { MenuIcon } from '#ui/icons/frameIcons.tsx';
import { useLater } from '#ui/useLater.ts';

const loadDrawer = () => import('./MenuDrawer.tsx').then(({ MenuDrawer }) => MenuDrawer);

/** Opens the menu of windows narrower than `until` pixels; its code arrives with the first opening. */
export function MenuButton({ until }: { until: number }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // Open on this history entry only: whatever leads elsewhere closes it.
  const [openOn, setOpenOn] = useState<string>();
  const dispatch = useAppDispatch();
  const [MenuDrawer, fetchDrawer] = useLater(loadDrawer);
  return (
    <Box sx={{ flex: 'none', [`@media (min-width:${until}px)`]: { display: 'none' } }}>
      <IconButton
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() =>
          // A drawer is drawn in one go: the press is answered before.
          afterFrame(() => {
            setOpenOn(key);
            if (MenuDrawer) return;
            fetchDrawer().catch(() => {
              setOpenOn(undefined);
              dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
            });
          })
        }
      >
        <MenuIcon />
      </IconButton>
      {MenuDrawer && (
        // The press is answered before the drawer goes, and the drawer goes before the page that a link leads to is drawn.
        <MenuDrawer open={openOn === key} onClose={() => afterFrame(() => setOpenOn(undefined))} />
      )}
    </Box>
  );
}
