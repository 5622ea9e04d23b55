import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { parseTrends, type TrendsView } from '../../domain/trendsUrl.ts';

/** What the address says, and the way to another: each choice is a step that Back undoes, and leaves the window be. */
export function useTrendsView(): [view: TrendsView, change: (next: TrendsView) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseTrends(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (next: TrendsView) => navigate(paths.trends(next), { preventScrollReset: true }),
    [navigate],
  );
  return [view, change];
}
