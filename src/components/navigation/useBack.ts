import { useLocation, useNavigate } from 'react-router';
import { paths } from '#domain/paths.ts';
import { isFirstEntry } from '#platform/storage/entryKey.ts';

/** Whether the visit began with the page of this key. */
function isFirstOfVisit(key: string): boolean {
  const step: unknown = window.history.state?.idx;
  // The router counts its steps there. Its keys tell less: a redirected first page has one as any other.
  return step === undefined ? isFirstEntry(key) : step === 0;
}

/** Leads one step back; home from the first page of a visit, before which there is nothing of ours. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (isFirstOfVisit(key) ? navigate(paths.home()) : navigate(-1));
}
