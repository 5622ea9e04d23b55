import { lazy, type ReactNode, Suspense } from 'react';

const UnconfirmedPage = lazy(() =>
  import('./UnconfirmedPage.tsx').then(({ UnconfirmedPage }) => ({ default: UnconfirmedPage })),
);

/** Loads the page for an unreachable account when it is needed, which is rare. */
export const LazyUnconfirmedPage = ({ fallback }: { fallback: ReactNode }) => (
  <Suspense fallback={fallback}>
    <UnconfirmedPage />
  </Suspense>
);
