import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { paths } from '#domain/paths.ts';
import session from '#i18n/en/session.json';
import { addEnglish } from '#i18n/i18n.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { noticeResolved } from '#store/notificationsSlice.ts';
import { sessionRequested } from '#store/sessionSlice.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useDocumentTitle } from '../navigation/useDocumentTitle.ts';
import { SmallScenePicture } from './SmallScenePicture.tsx';

// These texts are loaded with the pages that need them and not with every page.
await addEnglish('session', session);

/**
 * A button that checks the session at once; the store does so every half minute. The reason is in the text beside it.
 */
export function CheckSessionButton() {
  const { t } = useTranslation('session');
  const isChecking = useAppSelector((state) => state.session.isChecking);
  const dispatch = useAppDispatch();
  const [hasChecked, setChecked] = useState(false);
  useEffect(() => {
    // The text beside this button says the same.
    dispatch(noticeResolved('accountUnreachable'));
  }, [dispatch]);
  return (
    <>
      <Button
        variant="contained"
        aria-busy={isChecking}
        aria-disabled={isChecking}
        onClick={() => {
          if (isChecking) return;
          setChecked(true);
          dispatch(sessionRequested());
        }}
      >
        {t(isChecking ? 'asking' : 'retry')}
      </Button>
      <VisuallyHidden role="status">{hasChecked && t(isChecking ? 'asking' : 'failed')}</VisuallyHidden>
    </>
  );
}

/** Shown instead of a page for customers while the session cannot be confirmed. */
export function UnconfirmedPage() {
  const { t } = useTranslation('session');
  useDocumentTitle(t('title'));
  useUnlisted();
  return (
    <Box
      data-says-fault
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        maxWidth: 560,
        mx: 'auto',
        px: 4,
        pt: { xs: 10, md: 16 },
        pb: 20,
      }}
    >
      <SmallScenePicture scene="no-connection" />
      <Box component="h1" sx={{ typography: 'h3', m: 0, mt: 8, mb: 3 }}>
        {t('title')}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 8, fontSize: '1.125rem' }}>
        {t('sentence')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
        <CheckSessionButton />
        <Button variant="outlined" component={Link} to={paths.saved()}>
          {t('savedHomes')}
        </Button>
      </Box>
    </Box>
  );
}
