import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MAP_ZOOM } from '../../../domain/constants.ts';
import { clampZoom } from '../../../domain/geo.ts';
import { paths } from '../../../domain/paths.ts';
import { DEFAULT_SEARCH, filtersInUse, type Search, type SearchPlace } from '../../../domain/search.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectView } from '../../../store/settingsSlice.ts';
import { Button } from '../../../ui/Button.tsx';

/** The default search in the same place. */
function withoutFilters({ state, city, neighborhood, type, sortBy }: Search): Search {
  const place: SearchPlace = {
    ...(state && { state }),
    ...(city && { city }),
    ...(neighborhood && { neighborhood }),
  };
  return { ...DEFAULT_SEARCH, ...place, type, sortBy };
}

interface WayOutProps {
  search: Search;
  onSearchChange: (next: Search) => void;
}

/** The one action of an empty view: fewer filters where there are some, a wider view otherwise. */
export function WayOut({ search, onSearchChange }: WayOutProps) {
  const { t } = useTranslation('map');
  const navigate = useNavigate();
  const { center, zoom } = useAppSelector(selectView);
  if (filtersInUse(search) > 0) {
    return (
      <Button variant="outlined" onClick={() => onSearchChange(withoutFilters(search))}>
        {t('results.clearFilters')}
      </Button>
    );
  }
  const wider = clampZoom(zoom - MAP_ZOOM.clusterClick, MAP_ZOOM.min, MAP_ZOOM.max);
  return (
    <Button variant="outlined" onClick={() => navigate(paths.mapAt(center, wider, { ...search, page: 1 }))}>
      {t('results.zoomOut')}
    </Button>
  );
}
