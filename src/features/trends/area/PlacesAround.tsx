import { useLocationsQuery } from '#api/realty/realtyApi.ts';
import { NearbyPlaces } from '#components/amenities/NearbyPlaces.tsx';
import { useAmenityText } from '#components/amenities/useAmenityText.ts';
import type { Area } from '#domain/market/areaFilters.ts';
import { isSamePlace } from '#domain/market/trendsUrl.ts';

/** The places nearest to the middle of a neighbourhood; nothing while the middle is not known. */
export function PlacesAround({ area }: { area: Area }) {
  const { t } = useAmenityText();
  const { currentData } = useLocationsQuery({ search: area.neighborhood });
  const known = currentData?.neighborhoods.find((place) =>
    isSamePlace(area, { ...place, neighborhood: place.name }),
  );
  if (!known) return null;
  return (
    <NearbyPlaces
      point={known.location}
      heading={t('around.headingArea')}
      place={area.neighborhood}
      basis={t('around.leadArea', { area: area.neighborhood })}
    />
  );
}
