import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { UnconfirmedNote } from '#components/unconfirmed-session/UnconfirmedNote.tsx';
import { useUnconfirmedSession } from '#components/unconfirmed-session/useUnconfirmedSession.ts';
import { paths } from '#domain/paths.ts';
import { SavedHomes } from '#features/saved-homes/SavedHomes.tsx';
import { SignInPrompt } from '#features/saved-homes/SignInPrompt.tsx';
import { selectSavedHomes } from '#store/allSavedHomes.ts';
import { useAppSelector } from '#store/hooks.ts';
import { PageLoading } from '#ui/PageLoading.tsx';

/**
 * /saved: the homes of a visitor's device, and what it has kept of a customer's who cannot be asked for. A customer's own
 * page of them is a part of the profile.
 */
export default function SavedPage() {
  const { t } = useTranslation('saved');
  const session = useAppSelector((state) => state.session.status);
  const { isUnconfirmed } = useUnconfirmedSession();
  const hasHomes = useAppSelector((state) => Boolean(selectSavedHomes(state)?.length));
  const { search } = useLocation();
  useDocumentTitle(t('title'));
  useUnlisted();
  if (session === 'unknown') return <PageLoading />;
  if (session === 'active') {
    // What is chosen to be compared comes along.
    return <Navigate to={[paths.profile('savedHomes'), search.slice(1)].filter(Boolean).join('&')} replace />;
  }
  return (
    <Container maxWidth="xl" sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 12, md: 16 } }}>
      <Typography component="h1" variant="h3" sx={{ mb: 5 }}>
        {t('title')}
      </Typography>
      {isUnconfirmed ? <UnconfirmedNote hasHomes={hasHomes} /> : <SignInPrompt />}
      {(hasHomes || !isUnconfirmed) && (
        <Box sx={{ mt: 8 }}>
          {/* What was removed can be taken back by whoever did it. */}
          <SavedHomes key={session} />
        </Box>
      )}
    </Container>
  );
}
