import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterNavigateOptions,
  type To,
} from 'react-router';
import { BASE_PATH } from '#domain/paths.ts';
import type { AppDispatch } from '#store/makeStore.ts';
import { afterNextPaint } from '#ui/afterNextPaint.ts';
import { PageLoading } from '#ui/PageLoading.tsx';
import { PageError } from './faults/PageError.tsx';
import { RouteError } from './faults/RouteError.tsx';
import { Layout } from './Layout.tsx';

/** The exports of a page's file. */
interface PageModule {
  default: React.ComponentType;
  /** Puts the boot script's answers into the store. */
  takeEarly?: (dispatch: AppDispatch) => Promise<void>;
}

/** The exports of a page's file besides its component. */
export type PageHandle = Pick<PageModule, 'takeEarly'>;

/** A page in its own file, loaded when its route is first opened; until then the page frame reserves its space. */
const page = (load: () => Promise<PageModule>) => ({
  lazy: async () => {
    const { default: Component, takeEarly } = await load();
    const handle: PageHandle = takeEarly ? { takeEarly } : {};
    return { Component, handle };
  },
  HydrateFallback: PageLoading,
});

/** Loads the heading for a visitor with an intent beside the page of the form, so that it does not follow it. */
async function loadHeading({ request }: LoaderFunctionArgs): Promise<null> {
  if (new URL(request.url).searchParams.has('intent')) {
    const load = async () => (await import('#pages/auth/lazySubjectHeading.ts')).LazySubjectHeading.preload();
    await load().catch(() => undefined);
  }
  return null;
}

/** Guard of the pages within. */
const visitorPage: RouteObject = {
  lazy: async () => ({ Component: (await import('./guards/VisitorPage.tsx')).VisitorPage }),
  HydrateFallback: PageLoading,
};
const privatePage: RouteObject = {
  lazy: async () => ({ Component: (await import('./guards/PrivatePage.tsx')).PrivatePage }),
  HydrateFallback: PageLoading,
};

const home = page(() => import('#pages/home/HomePage.tsx'));
const about = page(() => import('#pages/AboutPage.tsx'));
const buying = page(() => import('#pages/BuyingPage.tsx'));
const selling = page(() => import('#pages/SellingPage.tsx'));
const agents = page(() => import('#pages/AgentsPage.tsx'));
const contact = page(() => import('#pages/ContactPage.tsx'));
const trends = page(() => import('#pages/TrendsPage.tsx'));
const estimates = page(() => import('#pages/EstimatesPage.tsx'));
const value = page(() => import('#pages/ValuePage.tsx'));
const area = page(() => import('#pages/AreaPage.tsx'));
const map = page(() => import('#pages/MapPage.tsx'));
const list = page(() => import('#pages/ListPage.tsx'));
const detail = page(() => import('#pages/detail/DetailPage.tsx'));
const calculators = page(() => import('#pages/calculators/CalculatorsPage.tsx'));
const mortgagePayment = page(() => import('#pages/calculators/MortgagePaymentPage.tsx'));
const affordability = page(() => import('#pages/calculators/AffordabilityPage.tsx'));
const closingCosts = page(() => import('#pages/calculators/ClosingCostsPage.tsx'));
const search = page(() => import('#pages/SearchPage.tsx'));
const share = page(() => import('#pages/SharePage.tsx'));
const login = { ...page(() => import('#pages/auth/LoginPage.tsx')), loader: loadHeading };
const newAccount = { ...page(() => import('#pages/auth/NewAccountPage.tsx')), loader: loadHeading };
const verify = page(() => import('#pages/auth/VerifyPage.tsx'));
const saved = page(() => import('#pages/SavedPage.tsx'));
const viewing = page(() => import('#pages/ViewingPage.tsx'));
const compare = page(() => import('#pages/ComparePage.tsx'));
const profile = page(() => import('#pages/ProfilePage.tsx'));
const preApproval = page(() => import('#pages/preapproval/PreApprovalPage.tsx'));
const joinApplication = page(() => import('#pages/preapproval/JoinPage.tsx'));
const preApprovalStep = page(() => import('#pages/preapproval/StepPage.tsx'));
const legal = page(() => import('#pages/LegalPage.tsx'));
const notFound = page(() => import('#pages/NotFoundPage.tsx'));

/** The route table, below the base path. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          { path: '/', ...home },
          { path: '/about', ...about },
          { path: '/buying', ...buying },
          { path: '/selling', ...selling },
          { path: '/agents/:slug?', ...agents },
          { path: '/contact', ...contact },
          { path: '/terms', ...legal },
          { path: '/privacy', ...legal },
          { path: '/trends', ...trends },
          { path: '/estimates', ...estimates },
          { path: '/value', ...value },
          { path: '/value/:state/:city/:street/:unit?', ...value },
          { path: '/area/:state/:city/:neighborhood', ...area },
          { path: '/calculators', ...calculators },
          { path: '/calculators/mortgage-payment', ...mortgagePayment },
          { path: '/calculators/affordability', ...affordability },
          { path: '/calculators/closing-costs', ...closingCosts },
          { path: '/map', ...map },
          { path: '/map/:place', ...map },
          { path: '/map/:place/:mlsNumber/:boardId', ...map },
          { path: '/list', ...list },
          { path: '/list/:state', ...list },
          { path: '/list/:state/:city', ...list },
          { path: '/list/:state/:city/:neighborhood', ...list },
          { path: '/search', ...search },
          { path: '/share', ...share },
          { path: '/detail/*', ...detail },
          { path: '/saved', ...saved },
          { path: '/viewing', ...viewing },
          { path: '/saved/compare', ...compare },
          {
            ...visitorPage,
            children: [
              { path: '/auth/login', ...login },
              { path: '/auth/new-account', ...newAccount },
              { path: '/auth/verify', ...verify },
            ],
          },
          {
            ...privatePage,
            children: [
              { path: '/auth/profile', ...profile },
              { path: '/pre-approval', ...preApproval },
              { path: '/pre-approval/join/:applicationId/:signerId', ...joinApplication },
              { path: '/pre-approval/:step', ...preApprovalStep },
            ],
          },
          { path: '*', ...notFound },
        ],
      },
    ],
  },
];

/** True while code answers a press on a link. */
const isLinkPressed = (): boolean =>
  window.event?.type === 'click' &&
  window.event.target instanceof Element &&
  window.event.target.closest('a') !== null;

/**
 * Creates the browser's router, mounted under the base path with a slash, so that links to home have it too. It leaves
 * the page of a link in the frame after the one that shows the press: its own work takes longer than a frame on a slow
 * device. Other navigations begin at once, because the map's camera follows them.
 */
export function makeRouter(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(routes, { basename: `${BASE_PATH}/` });
  const { navigate } = router;
  router.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
    if (isLinkPressed()) await new Promise<void>(afterNextPaint);
    return typeof to === 'number' ? navigate(to) : navigate(to, options);
  };
  return router;
}
