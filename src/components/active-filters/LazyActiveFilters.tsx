import Box from '@mui/material/Box';
import { usedFilters } from '#domain/search/usedFilters.ts';
import { lazyOnIntent } from '../lazy/lazyOnIntent.tsx';
import type { ActiveFiltersProps } from './ActiveFilters.tsx';

const ActiveFilters = lazyOnIntent(async () => (await import('./ActiveFilters.tsx')).ActiveFilters);

/** The filters in use as chips, with reserved space for one row until they are loaded. */
export function LazyActiveFilters(props: ActiveFiltersProps) {
  const hasFilters = usedFilters(props.search).length > 0;
  return (
    <ActiveFilters
      {...props}
      when={hasFilters}
      fallback={hasFilters && <Box sx={{ height: 36 }} />}
      failed={null}
    />
  );
}
