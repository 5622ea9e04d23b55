import { useLocation, useNavigate } from 'react-router';
import { paths } from '#domain/paths.ts';
import { isFirstOfVisit } from '#platform/storage/entryKey.ts';

/** Returns a function that goes one step back; from the first page of a visit it goes to the home page. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void (isFirstOfVisit(location) ? navigate(paths.home()) : navigate(-1));
}
