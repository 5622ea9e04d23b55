import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { PageLoading } from '#ui/PageLoading.tsx';

const Content = lazyOnIntent(async () => (await import('./ViewingsContent.tsx')).ViewingsContent);

/** Viewing requests. Few visits open them, so their code is loaded then. @param token that of a mail's link */
export function LazyViewings({ token }: { token?: string }) {
  return <Content token={token} fallback={<PageLoading />} />;
}
