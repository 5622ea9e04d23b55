import { lazy, type ReactNode, Suspense } from 'react';

const UnconfirmedPage = lazy(() =>
  import('./UnconfirmedPage.tsx').then(({ UnconfirmedPage }) => ({ default: UnconfirmedPage })),
);

/** The page that says that the account cannot be reached; few visits need its code. */
export const LaterUnconfirmedPage = ({ fallback }: { fallback: ReactNode }) => (
  <Suspense fallback={fallback}>
    <UnconfirmedPage />
  </Suspense>
);
