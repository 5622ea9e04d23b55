import { useTranslation } from 'react-i18next';
import { useSearchLocation } from '#components/navigation/useSearchLocation.ts';
import { frenchPlace } from '#domain/geo/provinces.ts';
import { listedHomes } from '#domain/search/marketStatus.ts';
import { FilterBar } from '#features/filters/FilterBar.tsx';
import { MapScreen } from '#features/map/MapScreen.tsx';
import { useMapHead } from '#features/map/useMapHead.ts';
import { SaveSearchButton } from '#features/saved-searches/SaveSearchButton.tsx';
import { localeOf } from '#i18n/i18n.ts';

/** Map search (/map and its variants): the filter bar above the map. */
export default function MapPage() {
  const { t, i18n } = useTranslation('map');
  const { search, mapPlace, changeSearch } = useSearchLocation();
  const { neighborhood, city } = search;
  const isFrench = localeOf(i18n.language) === 'fr-CA';
  const place = city && isFrench ? frenchPlace({ neighborhood, city }) : (neighborhood ?? city);
  const context = listedHomes(search);
  const title = place ? t('titleIn', { place, context }) : t('title', { context });
  useMapHead(search, title);
  return (
    <MapScreen
      title={title}
      search={search}
      mapPlace={mapPlace}
      onSearchChange={changeSearch}
      action={<SaveSearchButton search={search} view="map" />}
      filterBar={<FilterBar search={search} onChange={changeSearch} view="map" />}
    />
  );
}
