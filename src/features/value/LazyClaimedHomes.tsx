import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { PageLoading } from '#ui/PageLoading.tsx';

const Content = lazyOnIntent(async () => (await import('./ClaimedHomes.tsx')).ClaimedHomes);

/** The claimed homes in the profile. Few visits open them, so their code is loaded then. */
export function LazyClaimedHomes() {
  return <Content fallback={<PageLoading />} />;
}
