import { useLocation, useNavigate } from 'react-router';
import { paths } from '#domain/paths.ts';
import { isFirstEntry } from '#platform/storage/entryKey.ts';

/** True if the visit began with the history entry of this key. */
function isFirstOfVisit(key: string): boolean {
  const step: unknown = window.history.state?.idx;
  // The router counts its steps in `idx`. Its keys do not show that: a first page that was redirected has a key like
  // any other.
  return step === undefined ? isFirstEntry(key) : step === 0;
}

/** Returns a function that goes one step back; from the first page of a visit it goes to the home page. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (isFirstOfVisit(key) ? navigate(paths.home()) : navigate(-1));
}
