import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createBrowserRouter,
  Link,
  Navigate,
  type RouteObject,
  useLocation,
  useRouteError,
} from 'react-router';
import { reportFault } from '#platform/monitoring/faultReport.ts';
import { leavePage } from '#platform/navigation/leavePage.ts';
import { Button } from '#ui/Button.tsx';
import { DESK_PATH, deskPaths } from './deskPaths.ts';
import { DeskFrame } from './frame/DeskFrame.tsx';
import { InboxPage } from './inbox/InboxPage.tsx';
import { ItemPage } from './item/ItemPage.tsx';

/** Replaces a page that crashed or could not be loaded, and reports the fault. */
function PageFault() {
  const { t } = useTranslation('desk');
  const error = useRouteError();
  const { pathname } = useLocation();
  useEffect(() => reportFault(error, { where: 'route', path: DESK_PATH + pathname }), [error, pathname]);
  return (
    <Box component="main" sx={{ p: 8, textAlign: 'center' }}>
      <Typography component="h1" variant="h4" sx={{ mb: 4 }}>
        {t('failures.page')}
      </Typography>
      <Button variant="contained" onClick={() => leavePage()}>
        {t('reload')}
      </Button>
    </Box>
  );
}

function MissingPage() {
  const { t } = useTranslation('desk');
  return (
    <>
      <Typography component="h1" variant="h4" sx={{ mb: 4 }}>
        {t('failures.missing')}
      </Typography>
      <Button variant="outlined" component={Link} to={deskPaths.inbox()}>
        {t('nav.inbox')}
      </Button>
    </>
  );
}

/** The address without a part of the content leads to the first one. */
const FirstContent = () => <Navigate to={deskPaths.content()} replace />;

/** The route table, below the desk's path. Inbox and item come with the first load, the others when they are opened. */
export const deskRoutes: RouteObject[] = [
  {
    Component: DeskFrame,
    ErrorBoundary: PageFault,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: PageFault,
        children: [
          { path: '/', Component: InboxPage },
          { path: '/items/:id', Component: ItemPage },
          {
            path: '/items/:id/application',
            lazy: async () => ({ Component: (await import('./office/ApplicationPage.tsx')).ApplicationPage }),
          },
          {
            path: '/changes',
            lazy: async () => ({ Component: (await import('./office/ChangesPage.tsx')).ChangesPage }),
          },
          {
            path: '/people',
            lazy: async () => ({ Component: (await import('./people/PersonPage.tsx')).PersonPage }),
          },
          {
            path: '/team',
            lazy: async () => ({ Component: (await import('./office/TeamPage.tsx')).TeamPage }),
          },
          { path: '/content', Component: FirstContent },
          {
            path: '/content/:key',
            lazy: async () => ({ Component: (await import('./content/ContentPage.tsx')).ContentPage }),
          },
          { path: '*', Component: MissingPage },
        ],
      },
    ],
  },
];

/** Creates the browser's router. */
export const makeDeskRouter = () => createBrowserRouter(deskRoutes, { basename: DESK_PATH });
