import { Navigate } from 'react-router';
import { LazyUnconfirmedPage } from '#components/layouts/LazyUnconfirmedPage.tsx';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { PageLoading } from '#ui/PageLoading.tsx';
import { JoinList } from './JoinList.tsx';
import { SharedHomes } from './SharedHomes.tsx';
import { SHARED_LIST } from './sharingPaths.ts';

/** The shared list, for customers only, or the page of an invitation's link. */
export function SharingPages({ list }: { list: 'shared' | 'invitation' }) {
  const status = useAppSelector(({ session }) => session.status);
  if (status === 'unconfirmed') return <LazyUnconfirmedPage fallback={<PageLoading />} />;
  if (list === 'invitation') return <JoinList />;
  return status === 'active' ? (
    <SharedHomes />
  ) : (
    <Navigate to={paths.login(SHARED_LIST, 'keepHomes')} replace />
  );
}
