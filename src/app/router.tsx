import { createBrowserRouter, type RouteObject } from 'react-router';
import { BASE_PATH } from '../domain/paths.ts';
import { Layout } from './Layout.tsx';
import { RouteError } from './RouteError.tsx';

type PageModule = { default: React.ComponentType };

/** A page of its own file, loaded when its route is first opened. */
const page = (load: () => Promise<PageModule>) => async () => ({ Component: (await load()).default });

const home = page(() => import('../pages/home/HomePage.tsx'));
const map = page(() => import('../pages/map/MapPage.tsx'));
const list = page(() => import('../pages/list/ListPage.tsx'));
const detail = page(() => import('../pages/detail/DetailPage.tsx'));
const search = page(() => import('../pages/search/SearchPage.tsx'));
const coming = page(() => import('../pages/coming/ComingPage.tsx'));
const notFound = page(() => import('../pages/notFound/NotFoundPage.tsx'));

/** The route table (L2, A2), below the base path. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      { path: '/', lazy: home },
      ...['/about', '/buying', '/selling', '/contact', '/trends'].map((path) => ({ path, lazy: coming })),
      { path: '/map', lazy: map },
      { path: '/map/:place', lazy: map },
      { path: '/map/:place/:mlsNumber/:boardId', lazy: map },
      { path: '/list', lazy: list },
      { path: '/list/:state', lazy: list },
      { path: '/list/:state/:city', lazy: list },
      { path: '/list/:state/:city/:neighborhood', lazy: list },
      { path: '/search', lazy: search },
      { path: '/detail/*', lazy: detail },
      ...['/auth/login', '/auth/new-account', '/auth/verify', '/auth/profile'].map((path) => ({
        path,
        lazy: coming,
      })),
      { path: '*', lazy: notFound },
    ],
  },
];

/** The browser's router, mounted under the base path. */
export const makeRouter = () => createBrowserRouter(routes, { basename: BASE_PATH });
