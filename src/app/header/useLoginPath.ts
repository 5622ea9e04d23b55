import { useLocation } from 'react-router';
import { paths } from '#domain/paths.ts';

/** Returns the path of the login page with the way back to the open page; without one from the home and login pages. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  const plain = pathname === paths.home() || pathname.startsWith('/auth/') || pathname === paths.search();
  return plain ? paths.login() : paths.login(pathname + search);
}
