import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuIcon } from '../../ui/icons/MenuIcon.tsx';

const MenuDrawer = lazy(() => import('./MenuDrawer.tsx').then((module) => ({ default: module.MenuDrawer })));

/** Opens the menu of windows narrower than `until` pixels; its code arrives with the first opening. */
export function MenuButton({ until }: { until: number }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // Open on this history entry only: whatever leads elsewhere closes it.
  const [openOn, setOpenOn] = useState<string>();
  const [asked, setAsked] = useState(false);
  return (
    <Box sx={{ flex: 'none', [`@media (min-width:${until}px)`]: { display: 'none' } }}>
      <IconButton
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpenOn(key);
        }}
      >
        <MenuIcon />
      </IconButton>
      {asked && (
        <Suspense>
          <MenuDrawer open={openOn === key} onClose={() => setOpenOn(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
