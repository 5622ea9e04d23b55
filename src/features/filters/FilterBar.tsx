import '#components/search-words/filtersTexts.ts';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BESIDE_MAP } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { filtersInUse, isPlaced, type Search, withoutFilters, withoutPlace } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearchedBounds } from '#store/pinsSlice.ts';
import { selectView } from '#store/settingsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { ListIcon, MapIcon } from '#ui/icons/searchIcons.tsx';
import { DrawerButton } from './bar/DrawerButton.tsx';
import { FilterPills } from './bar/FilterPills.tsx';
import { TypeToggle } from './bar/TypeToggle.tsx';
import type { FilterProps } from './filterProps.ts';

/** Resets every filter and shows how many are in use; null if none is. */
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
 * Returns the search with the latest choice at once. The `search` of the address bar follows a little later, and a
 * second choice must build on the first.
 */
function useChosenSearch(
  search: Search,
  onChange: (next: Search) => void,
): [chosen: Search, choose: (next: Search) => void] {
  const [ahead, setAhead] = useState<{ of: Search; chosen: Search }>();
  const choose = (chosen: Search) => {
    setAhead({ of: search, chosen });
    // The filter shows its choice at once, because rendering the next search may take a while.
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

/** One row that scrolls sideways if the window is too narrow for its pills. Its right edge fades to show that. */
const Row = styled('div')(({ theme }) => ({
  // Visually hidden texts of the pills scroll with the row. Otherwise they would widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  gap: theme.spacing(2),
  // Space for focus outlines, which the scrolling box would cut off.
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
  /** Called with the search after a choice; its page is the first. */
  onChange: (next: Search) => void;
  /** The page that shows the bar. */
  view: 'map' | 'list';
}

/** The filters of the map and the list: pills with their values, and a drawer for all of them in small windows. */
export function FilterBar({ search, onChange, view }: FilterBarProps) {
  const { t } = useTranslation('filters');
  const [chosen, choose] = useChosenSearch(search, onChange);
  const mapBounds = useAppSelector(selectSearchedBounds);
  // Counts are for the results on the page: the bounds of the map's last search, or the whole list.
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

const Switch = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.line}`,
  overflow: 'hidden',
}));

const View = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  padding: theme.spacing(0, 4),
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.paper,
  },
  '&:focus-visible': {
    outline: `2px solid ${theme.vars?.palette.primary.dark}`,
    outlineOffset: -4,
    borderRadius: 999,
  },
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(0, 3),
    // Small windows show the icons only; screen readers still get the words.
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

/** A city has its own address on the map. Every other search has its place in the query. */
function mapPath(search: Search): string {
  const first = { ...search, page: 1 };
  if (search.camera) return paths.mapAt(search.camera.center, search.camera.zoom, first);
  const { city, neighborhood } = search;
  return city && !neighborhood ? paths.mapCity(city, withoutPlace(search)) : paths.map(first);
}

/**
 * Links to the same search on the map or in the list. The list's address keeps the map's camera, so that the way back
 * leads there. Small windows have no switch on the map: its sheet with results has its own button.
 */
function ViewSwitch({ search, view }: { search: Search; view: 'map' | 'list' }) {
  const { t } = useTranslation('filters');
  const { center, zoom, searched } = useAppSelector(selectView);
  const shown: Partial<Search> = view === 'map' && searched !== null ? { camera: { center, zoom } } : {};
  if (shown.camera && searched && !isPlaced(search)) shown.within = searched.bounds;
  const isWide = useMediaQuery(BESIDE_MAP, { noSsr: true });
  if (view === 'map' && !isWide) return null;
  const current = (name: 'map' | 'list') => (name === view ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <Switch aria-label={t('view.label')}>
      <View to={mapPath({ ...search, ...shown })} {...current('map')}>
        <MapIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
        <span>{t('view.map')}</span>
      </View>
      <View to={paths.list({ ...search, ...shown, page: 1 })} {...current('list')}>
        <ListIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
        <span>{t('view.list')}</span>
      </View>
    </Switch>
  );
}
