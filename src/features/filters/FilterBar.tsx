import '#components/search-words/filtersTexts.ts';
import { styled } from '@mui/material/styles';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersInUse, type Search, withoutFilters } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearchedBounds } from '#store/pinsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { DrawerButton } from './bar/DrawerButton.tsx';
import { FilterPills } from './bar/FilterPills.tsx';
import { TypeToggle } from './bar/TypeToggle.tsx';
import { ViewSwitch } from './bar/ViewSwitch.tsx';
import type { FilterProps } from './filterProps.ts';

/** Sets every filter back and says how many are in use; nothing where none is. */
function ClearFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  const count = filtersInUse(search);
  if (count === 0) return null;
  return (
    <Button
      variant="text"
      onClick={() => onChange(withoutFilters(search))}
      sx={{ fontSize: '0.875rem', px: 3 }}
    >
      {t('clear', { count })}
    </Button>
  );
}

/**
 * The search with the last choice in it from the moment it is made: the address bar, from where the search
 * comes back, follows a little later, and a second choice must build on the first.
 */
function useChosenSearch(
  search: Search,
  onChange: (next: Search) => void,
): [chosen: Search, choose: (next: Search) => void] {
  const [ahead, setAhead] = useState<{ of: Search; chosen: Search }>();
  const choose = (chosen: Search) => {
    setAhead({ of: search, chosen });
    // The filter shows its choice at once; the page of the next search may take a while to draw.
    startTransition(() => onChange(chosen));
  };
  return [ahead?.of === search ? ahead.chosen : search, choose];
}

const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 64,
  padding: theme.spacing(2, 6),
  backgroundColor: theme.vars?.palette.background.paper,
  borderBottom: `1px solid ${theme.vars?.palette.line}`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5, 4), gap: theme.spacing(2) },
}));

/** One row that scrolls sideways where its pills need more than the window has; its right edge fades to say so. */
const Row = styled('div')(({ theme }) => ({
  // What its pills hide from sight scrolls with them instead of widening the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  gap: theme.spacing(2),
  // Room for the outlines of focus, which the scrolling box would cut.
  padding: theme.spacing(1),
  margin: theme.spacing(-1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > *': { flex: 'none' },
  paddingRight: theme.spacing(6),
  maskImage: 'linear-gradient(to left, transparent, #000 24px)',
}));

interface FilterBarProps {
  search: Search;
  /** The search after a choice; its page is the first. */
  onChange: (next: Search) => void;
  /** The screen that the bar stands on. */
  view: 'map' | 'list';
}

/** The filters of the map and the list: pills with their values, and on small screens all of them in a drawer. */
export function FilterBar({ search, onChange, view }: FilterBarProps) {
  const { t } = useTranslation('filters');
  const [chosen, choose] = useChosenSearch(search, onChange);
  const mapBounds = useAppSelector(selectSearchedBounds);
  // Counts are of what the page shows: the view that the map's pins are of, or the whole list.
  const bounds = view === 'map' ? (mapBounds ?? undefined) : undefined;
  return (
    <Bar aria-label={t('label')}>
      <Row>
        <DrawerButton search={chosen} onChange={choose} bounds={bounds} />
        <TypeToggle search={chosen} onChange={choose} />
        <FilterPills search={chosen} onChange={choose} bounds={bounds} />
        <ClearFilters search={chosen} onChange={choose} />
      </Row>
      <ViewSwitch search={chosen} view={view} />
    </Bar>
  );
}
