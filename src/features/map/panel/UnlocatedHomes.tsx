import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { boundaryPath } from '#api/realty/boundaryCall.ts';
import { realtyApi, useBoundaryQuery } from '#api/realty/realtyApi.ts';
import { formatNumber } from '#domain/format.ts';
import { type Bounds, ringsBounds } from '#domain/geo/geo.ts';
import { paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearchedBounds } from '#store/pinsSlice.ts';

const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer.south <= inner.south &&
  outer.north >= inner.north &&
  outer.west <= inner.west &&
  outer.east >= inner.east;

interface UnlocatedHomesProps {
  /** A search in a city. */
  search: Search;
  /** Number of homes in the view. */
  inView: number;
}

/**
 * Says how many homes of the searched place are not on the map while the view contains the whole place: those without a
 * position, or with a wrong one. The list has them.
 */
export function UnlocatedHomes({ search, inView }: UnlocatedHomesProps) {
  const { t, i18n } = useTranslation('map');
  const view = useAppSelector(selectSearchedBounds);
  const question = boundaryPath(search);
  const { currentData: boundary } = useBoundaryQuery(question ?? '', { skip: !question });
  const place = boundary && ringsBounds(boundary.path);
  const isWhole = Boolean(view && place && contains(view, place));
  const { currentData: all = 0 } = realtyApi.endpoints.count.useQuery({ search }, { skip: !isWhole });
  const count = isWhole ? all - inView : 0;
  if (count <= 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ '& a': { color: 'primary.dark' } }}>
      {t('results.unlocated', { count, shown: formatNumber(count, localeOf(i18n.language)) })}{' '}
      <Link to={paths.list({ ...search, page: 1 })}>{t('results.unlocatedList')}</Link>
    </Typography>
  );
}
