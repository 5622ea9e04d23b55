import Box from '@mui/material/Box';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { PageLoading } from '#ui/PageLoading.tsx';
import { PANEL_HEIGHT } from './sharing/sharingPaths.ts';

const Panel = lazyOnIntent(async () => (await import('./sharing/SharingPanel.tsx')).SharingPanel);
const Pages = lazyOnIntent(async () => (await import('./sharing/SharingPages.tsx')).SharingPages);

/** The state of the sharing, above a customer's saved homes. */
export function LazySharingPanel() {
  return <Panel fallback={<Box sx={{ minHeight: PANEL_HEIGHT, mb: 6 }} />} failed={null} />;
}

/** The shared list, or an invitation's page. Few visits open them, so their code is loaded then. */
export function LazySharing({ list }: { list: 'shared' | 'invitation' }) {
  return <Pages list={list} fallback={<PageLoading />} />;
}
