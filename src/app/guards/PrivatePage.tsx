import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PageLoading } from '../PageLoading.tsx';

/** Pages of a customer (A6): a visitor logs in first and comes back; its room stands while that is not known. */
export function PrivatePage() {
  const status = useAppSelector(({ session }) => session.status);
  const { pathname, search } = useLocation();
  if (status === 'unknown') return <PageLoading />;
  return status === 'active' ? <Outlet /> : <Navigate to={paths.login(pathname + search)} replace />;
}
