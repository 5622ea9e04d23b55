import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { PageLoading } from '#ui/PageLoading.tsx';

const Viewings = lazyOnIntent(async () => (await import('./Viewings.tsx')).Viewings);
const LinkedViewing = lazyOnIntent(async () => (await import('./LinkedViewing.tsx')).LinkedViewing);

/** A customer's viewing requests. Few visits of the profile open them, so their code is loaded then. */
export function LazyViewings() {
  return <Viewings fallback={<PageLoading />} />;
}

/** The viewing request of a mail's link. @param token that of the link; '' if it has none */
export function LazyLinkedViewing({ token }: { token: string }) {
  return <LinkedViewing token={token} fallback={<PageLoading />} />;
}
