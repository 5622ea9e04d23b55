import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isCallError } from '#api/errors.ts';
import { boundaryPath } from '#api/realty/boundaryCall.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { FilterActions } from '#components/active-filters/FilterActions.tsx';
import { WithoutFilters } from '#components/active-filters/WithoutFilters.tsx';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { MAP_ZOOM } from '#domain/constants.ts';
import { clampZoom } from '#domain/geo/geo.ts';
import { paths } from '#domain/paths.ts';
import { type Search, withoutFilters, withoutPlace } from '#domain/search/search.ts';
import { usedFilters } from '#domain/search/usedFilters.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearchedBounds } from '#store/pinsSlice.ts';
import { selectView } from '#store/settingsSlice.ts';
import { Button } from '#ui/Button.tsx';

export interface EmptyMapStateProps {
  search: Search;
  onSearchChange: (next: Search) => void;
}

/**
 * The message of an empty view, with a suggestion: fewer filters if they exclude its homes, otherwise the whole place
 * or a wider view. An unknown place has no whole: then the suggestion is to search everywhere.
 */
export function EmptyMapState({ search, onSearchChange }: EmptyMapStateProps) {
  const { t } = useTranslation('map');
  const navigate = useNavigate();
  const { center, zoom } = useAppSelector(selectView);
  const bounds = useAppSelector(selectSearchedBounds);
  const unfiltered = withoutFilters(search);
  const isFiltered = usedFilters(search).length > 0;
  const { data: hidden, isFetching } = realtyApi.endpoints.count.useQuery(
    { search: unfiltered, ...(bounds && { bounds }) },
    { skip: !isFiltered || !bounds },
  );
  const question = boundaryPath(search);
  // The map asks for the outline. A question of its own would ask again after each refusal.
  const place = realtyApi.endpoints.boundary.useQueryState(question ?? '', { skip: !question });
  if ((isFiltered && isFetching) || place.isLoading) return null;
  // If the homes cannot be counted, the filters are the likelier cause.
  if (isFiltered && hidden !== 0) {
    return (
      <EmptyState
        sentence={t('results.empty')}
        action={
          <FilterActions>
            <Button variant="outlined" onClick={() => onSearchChange(unfiltered)}>
              {t('results.clearFilters')}
            </Button>
            <WithoutFilters search={search} bounds={bounds ?? undefined} onChange={onSearchChange} />
          </FilterActions>
        }
      />
    );
  }
  if (question && isCallError(place.error) && place.error.status === 404) {
    return (
      <EmptyState
        sentence={t('results.empty')}
        action={
          <Button variant="outlined" onClick={() => onSearchChange(withoutPlace(search))}>
            {t('showEverywhere')}
          </Button>
        }
      />
    );
  }
  const { city, neighborhood } = search;
  const first = { ...search, page: 1 };
  const wider = clampZoom(zoom - MAP_ZOOM.clusterClick, MAP_ZOOM.min, MAP_ZOOM.max);
  const whole = neighborhood || !city ? paths.map(first) : paths.mapCity(city, withoutPlace(search));
  return (
    <EmptyState
      sentence={t('results.outOfView')}
      action={
        <Button variant="outlined" onClick={() => navigate(city ? whole : paths.mapAt(center, wider, first))}>
          {city ? t('results.allOfPlace', { place: neighborhood ?? city }) : t('results.zoomOut')}
        </Button>
      }
    />
  );
}
