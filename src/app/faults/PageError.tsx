import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { SmallScenePicture } from '#components/layouts/SmallScenePicture.tsx';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { isLostChunk } from '#platform/updates/lostChunk.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { Button } from '#ui/Button.tsx';

/** Reloads only if the page can be loaded: a browser's own error page has no way back. */
async function reloadIfThere(): Promise<boolean> {
  const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) await reloadPage();
  return ok;
}

/** A page whose code could not be loaded: a deployment removed it, or there is no network. Header and notices stay. */
function UnloadedPage() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  useDocumentTitle(t('notLoaded.title'));
  useUnlisted();
  const retry = async () => {
    setAsking(true);
    if (await reloadIfThere().catch(() => false)) return;
    setAsking(false);
    if (navigator.onLine) dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        px: 4,
        pt: { xs: 28, md: 20 },
        pb: 20,
      }}
    >
      <SmallScenePicture scene="no-connection" />
      <Box component="h1" sx={{ typography: 'h2', m: 0, mt: 8, mb: 3 }}>
        {t('notLoaded.title')}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 8, fontSize: '1.125rem' }}>
        {t('notLoaded.sentence')}
      </Box>
      <Button variant="contained" aria-busy={isAsking} onClick={() => void retry()}>
        {t('fault.reload')}
      </Button>
    </Box>
  );
}

/** Replaces a page that could not be loaded; RouteError handles other faults. */
export function PageError() {
  const error = useRouteError();
  if (!isLostChunk(error)) throw error;
  return <UnloadedPage />;
}
