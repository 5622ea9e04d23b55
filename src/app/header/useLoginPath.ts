import { useLocation } from 'react-router';
import { paths } from '#domain/paths.ts';

/** The login page with the way back to what is open; from home and the login pages themselves without one. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  const plain = pathname === paths.home() || pathname.startsWith('/auth/') || pathname === paths.search();
  return plain ? paths.login() : paths.login(pathname + search);
}
