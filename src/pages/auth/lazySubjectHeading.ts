import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';

/** The heading of an account's form for a visitor with an intent. Its code is not part of other visitors' pages. */
export const LazySubjectHeading = lazyOnIntent(
  async () => (await import('./SubjectHeading.tsx')).SubjectHeading,
);
