import { lazyOnIntent } from '../lazy/lazyOnIntent.tsx';

/** The page for an unreachable account, which is rare. */
export const LazyUnconfirmedPage = lazyOnIntent(() =>
  import('./UnconfirmedPage.tsx').then(({ UnconfirmedPage }) => UnconfirmedPage),
);
