import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useMarkText } from '#components/home-marks/useMarkedListings.ts';
import { CheckSessionButton } from '#components/layouts/UnconfirmedPage.tsx';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { paths } from '#domain/paths.ts';
import { LazySharing } from '#features/saved-homes/LazySharing.tsx';
import { MarkedHomes } from '#features/saved-homes/MarkedHomes.tsx';
import { SavedHomes } from '#features/saved-homes/SavedHomes.tsx';
import { SignInPrompt } from '#features/saved-homes/SignInPrompt.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectSavedHomes } from '#store/savedHomes.ts';
import { Button } from '#ui/Button.tsx';
import { InfoIcon } from '#ui/icons/commonIcons.tsx';
import { PageLoading } from '#ui/PageLoading.tsx';

/** Notes above a customer's homes that they are this device's copy. */
function CopyNote({ hasHomes }: { hasHomes: boolean }) {
  const { t } = useTranslation('session');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 4,
        px: { xs: 4, sm: 6 },
        py: 4,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
      }}
    >
      <InfoIcon aria-hidden sx={{ flex: 'none' }} />
      <Box component="p" sx={{ m: 0, flex: '1 1 280px', fontWeight: 600 }}>
        {t(hasHomes ? 'homes' : 'noHomes')}
      </Box>
      <CheckSessionButton />
    </Box>
  );
}

/**
 * /saved: a visitor's saved or viewed homes on this device, or the copy of a customer's while the session is unconfirmed. A signed-in
 * customer's homes are a part of the profile. The list that two customers share, and the invitation to it, are here too.
 */
export default function SavedPage() {
  const session = useAppSelector((state) => state.session.status);
  const { search } = useLocation();
  const list = new URLSearchParams(search).get('list');
  useUnlisted();
  if (list !== 'shared' && list !== 'invitation') return <OwnHomes showsViewed={list === 'viewed'} />;
  return session === 'unknown' ? <PageLoading /> : <LazySharing key={list} list={list} />;
}

function OwnHomes({ showsViewed }: { showsViewed: boolean }) {
  const session = useAppSelector((state) => state.session.status);
  const { search } = useLocation();
  const { t } = useTranslation('saved');
  const { t: viewed } = useMarkText();
  const isUnconfirmed = session === 'unconfirmed';
  const hasHomes = useAppSelector((state) => Boolean(selectSavedHomes(state)?.length));
  const title = showsViewed ? viewed('viewed.title') : t('title');
  useDocumentTitle(title);
  if (session === 'unknown') return <PageLoading />;
  if (session === 'active') {
    // The homes selected for comparison stay in the address.
    const profile = showsViewed
      ? paths.profile('viewedHomes')
      : [paths.profile('savedHomes'), search.slice(1)].filter(Boolean).join('&');
    return <Navigate to={profile} replace />;
  }
  return (
    <Box sx={{ px: 'var(--edges)', pt: { xs: 6, md: 10 }, pb: { xs: 12, md: 16 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 5 }}>
        <Typography component="h1" variant="h3" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <Button component={Link} to={showsViewed ? paths.saved() : paths.viewed()} variant="outlined">
          {showsViewed ? t('title') : viewed('viewed.title')}
        </Button>
      </Box>
      {isUnconfirmed && !showsViewed && <CopyNote hasHomes={hasHomes} />}
      {!isUnconfirmed && <SignInPrompt of={showsViewed ? 'viewed' : 'saved'} />}
      {(showsViewed || hasHomes || !isUnconfirmed) && (
        <Box sx={{ mt: 8 }}>
          {/* A removed home can be restored, by a visitor or a customer. */}
          {showsViewed ? <MarkedHomes /> : <SavedHomes key={session} />}
        </Box>
      )}
    </Box>
  );
}
