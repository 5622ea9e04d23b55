import '#components/search-words/filtersTexts.ts';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useChosenSearch } from '#components/navigation/useChosenSearch.ts';
import { BESIDE_MAP } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { isPlaced, type Search, withoutPlace } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearchedBounds } from '#store/pinsSlice.ts';
import { selectView } from '#store/settingsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { FLOATING_STYLE } from '#ui/floatingStyle.ts';
import { ListIcon, MapIcon } from '#ui/icons/searchIcons.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import { DrawerButton } from './bar/DrawerButton.tsx';
import { FilterPills } from './bar/FilterPills.tsx';
import { Segments } from './bar/Segments.tsx';
import { TypeToggle } from './bar/TypeToggle.tsx';

const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  minHeight: 64,
  padding: theme.spacing(2, 6),
  backgroundColor: theme.vars?.palette.background.paper,
  borderBottom: `1px solid ${theme.vars?.palette.line}`,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(4) },
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
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const filter = { search: chosen, onChange: choose, bounds };
  return (
    <Bar aria-label={t('label')} data-filter-bar>
      <ScrollRow sx={{ flex: 1, gap: { xs: 1.5, sm: 2 } }}>
        <DrawerButton {...filter} />
        {!isPhone && <TypeToggle {...filter} />}
        <FilterPills {...filter} isShort={isPhone} />
      </ScrollRow>
      {!isPhone && <ViewSwitch search={chosen} view={view} />}
      {isPhone && view === 'list' && <MapButton search={chosen} />}
    </Bar>
  );
}

/** A city has its own address on the map. Every other search has its place in the query. */
function mapPath(search: Search): string {
  const first = { ...search, page: 1 };
  if (search.camera) return paths.mapAt(search.camera.center, search.camera.zoom, first);
  const { city, neighborhood } = search;
  return city && !neighborhood ? paths.mapCity(city, withoutPlace(search)) : paths.map(first);
}

/** The way from a phone's list to the map. The map has its own button in the same place. */
function MapButton({ search }: { search: Search }) {
  const { t } = useTranslation('filters');
  return (
    <Button
      component={Link}
      to={mapPath(search)}
      variant="contained"
      startIcon={<MapIcon aria-hidden />}
      data-print="hidden"
      sx={{ ...FLOATING_STYLE, position: 'fixed' }}
    >
      {t('view.map')}
    </Button>
  );
}

/**
 * Links to the same search on the map or in the list. The list's address keeps the map's camera, so that the way back
 * leads there. Phones have a floating button instead, and smaller windows have one on the map.
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
    <Segments as="nav" aria-label={t('view.label')}>
      <Link to={mapPath({ ...search, ...shown })} {...current('map')}>
        <MapIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
        {t('view.map')}
      </Link>
      <Link to={paths.list({ ...search, ...shown, page: 1 })} {...current('list')}>
        <ListIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
        {t('view.list')}
      </Link>
    </Segments>
  );
}
