import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useUnlisted } from '../../components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '../../components/document-title/useDocumentTitle.ts';
import { paths } from '../../domain/paths.ts';
import { SavedHomes } from '../../features/saved-homes/SavedHomes.tsx';
import { SignInPrompt } from '../../features/saved-homes/SignInPrompt.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { PageLoading } from '../../ui/PageLoading.tsx';

/** /saved: the homes of a visitor's device. A customer's are a part of the profile. */
export default function SavedPage() {
  const { t } = useTranslation('saved');
  const session = useAppSelector((state) => state.session.status);
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
      <SignInPrompt />
      <Box sx={{ mt: 8 }}>
        <SavedHomes />
      </Box>
    </Container>
  );
}
