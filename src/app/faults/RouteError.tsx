import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { SmallScenePicture } from '#components/layouts/SmallScenePicture.tsx';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';
import { reportFault } from '#platform/monitoring/faultReport.ts';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { Button } from '#ui/Button.tsx';

const look = ({ theme }: { theme: Theme }) => ({ color: theme.vars?.palette.primary.dark });
const Inside = styled(Link)(look);
const Outside = styled('a')(look);

/** The footer of the error page: copyright and four links. */
function FaultFooter() {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 5,
        justifyContent: 'center',
        alignItems: 'center',
        p: 6,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <span>{t('copyright', { year: new Date().getFullYear(), brokerage: brand.brokerage })}</span>
      <Inside to={paths.about()}>{t('links.about')}</Inside>
      <Outside href={brand.links.contact}>{t('links.contact')}</Outside>
      <Inside to={brand.links.terms}>{t('terms')}</Inside>
      <Inside to={brand.links.privacy}>{t('privacy')}</Inside>
    </Box>
  );
}

/** Returns the status text of a failed route, or the error's message. */
function faultText(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error ? error.message : '';
}

/** Replaces a route that failed to load or crashed, and reports the fault. */
export function RouteError() {
  const { t } = useTranslation('shell');
  const { t: notices } = useTranslation('notices');
  const error = useRouteError();
  const { pathname } = useLocation();
  const text = navigator.onLine ? faultText(error) : notices('offline');
  useDocumentTitle(t('fault.title'));
  useUnlisted();
  useEffect(() => reportFault(error, { where: 'route', path: BASE_PATH + pathname }), [error, pathname]);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          textAlign: 'center',
          p: 6,
        }}
      >
        <SmallScenePicture scene="no-connection" />
        <Box component="h1" sx={{ typography: 'h2', m: 0, mt: 8, mb: 3 }}>
          {t('fault.title')}
        </Box>
        <Box component="p" sx={{ m: 0, fontSize: '1.125rem' }}>
          {t('fault.sentence')}
        </Box>
        {text !== '' && (
          <Box component="p" sx={{ m: 0, mt: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <i>{text}</i>
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center', mt: 8 }}>
          <Button variant="contained" onClick={() => void reloadPage()}>
            {t('fault.reload')}
          </Button>
          <Button variant="outlined" component={Link} to={paths.home()}>
            {t('returnHome')}
          </Button>
        </Box>
      </Box>
      <FaultFooter />
    </Box>
  );
}
