import { startTransition, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseTrends, type TrendsView } from '#domain/market/trendsUrl.ts';
import { paths } from '#domain/paths.ts';

/** What the page shows, and the way to another view. */
interface TrendsChoice {
  /** What the address says. */
  view: TrendsView;
  /** The same with the last choice in it from the moment it is made: the address follows a little later. */
  chosen: TrendsView;
  /** Each choice is a step that Back undoes, and leaves the window where it is. */
  choose: (next: TrendsView) => void;
}

/** The view of the address bar. */
export function useTrendsView(): TrendsChoice {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseTrends(new URLSearchParams(search)), [search]);
  const [ahead, setAhead] = useState<{ of: TrendsView; chosen: TrendsView }>();
  return {
    view,
    chosen: ahead?.of === view ? ahead.chosen : view,
    choose: (chosen) => {
      setAhead({ of: view, chosen });
      startTransition(() => navigate(paths.trends(chosen), { preventScrollReset: true }));
    },
  };
}
