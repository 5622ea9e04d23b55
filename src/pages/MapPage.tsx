import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { mapHead, mapTitle } from '#components/heads/mapHead.ts';
import { useSearchLocation } from '#components/navigation/useSearchLocation.ts';
import { FilterBar } from '#features/filters/FilterBar.tsx';
import { MapScreen } from '#features/map/MapScreen.tsx';
import { SaveSearchButton } from '#features/saved-searches/SaveSearchButton.tsx';
import { languageOf } from '#i18n/languages.ts';

/** Map search (/map and its variants): the filter bar above the map. */
export default function MapPage() {
  const { t, i18n } = useTranslation('map');
  const { search, mapPlace, changeSearch } = useSearchLocation();
  const language = languageOf(i18n.language);
  useDocumentHead(mapHead(search, t, language));
  return (
    <MapScreen
      title={mapTitle(search, t, language)}
      search={search}
      mapPlace={mapPlace}
      onSearchChange={changeSearch}
      action={<SaveSearchButton search={search} view="map" />}
      filterBar={<FilterBar search={search} onChange={changeSearch} view="map" />}
    />
  );
}
