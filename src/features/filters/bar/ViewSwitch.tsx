import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BESIDE_MAP } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { isPlaced, type Search, withoutPlace } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectView } from '#store/settingsSlice.ts';
import { ListIcon, MapIcon } from '#ui/icons/searchIcons.tsx';

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
export function ViewSwitch({ search, view }: { search: Search; view: 'map' | 'list' }) {
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
