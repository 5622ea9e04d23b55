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
    // Icons alone; the words stay for those who hear them.
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

/** A city has an address of its own on the map; every other search keeps its place in the query. */
function mapPath(search: Search): string {
  const first = { ...search, page: 1 };
  if (search.camera) return paths.mapAt(search.camera.center, search.camera.zoom, first);
  const { city, neighborhood } = search;
  return city && !neighborhood ? paths.mapCity(city, withoutPlace(search)) : paths.map(first);
}

/**
 * The same search on the map or in the list; the list keeps what the map showed, so that the way back leads there. Where
 * the map has its results in a sheet, its own button opens them, and there is no switch.
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
