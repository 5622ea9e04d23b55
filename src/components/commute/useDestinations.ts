import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedAmenitiesQuery } from '#api/realty/amenityCalls.ts';
import { useAutocompleteQuery, useLocationsQuery } from '#api/realty/realtyApi.ts';
import '#components/amenities/useAmenityText.ts';
import { useMapView } from '#components/combobox/useMapView.ts';
import { usePlacePredictions } from '#components/combobox/usePlacePredictions.ts';
import { type AmenityKind, sourceCredit } from '#domain/amenities.ts';
import { nameFit, nameWords } from '#domain/amenityNames.ts';
import { SUGGESTIONS_DEBOUNCE_MS, SUGGESTIONS_MIN_CHARACTERS } from '#domain/constants.ts';
import type { Point } from '#domain/geo/geo.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { streetLine } from '#domain/listing/listing.ts';
import { folded } from '#domain/listing/slug.ts';
import { localeOf } from '#i18n/i18n.ts';
import { places } from '#platform/maps/places.ts';
import type { Credit, PlacePrediction } from '#platform/maps/placesPort.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';
import { useDebounced } from '#ui/useDebounced.ts';

/** A place that can be chosen as a destination. */
export interface Offer {
  id: string;
  name: string;
  /** Only of amenities. */
  kind?: AmenityKind;
  /** Its city and province; '' for none. */
  detail: string;
  /** The source that the list must name. */
  credit?: Credit | undefined;
  /** Resolves to its location; null if it has none. Rejects if the service fails. */
  locate(signal: AbortSignal): Promise<Point | null>;
}

/** The places for a text. */
export interface Destinations {
  offers: readonly Offer[];
  /** `idle`: the text is too short. `loading`: the offers belong to an older text. */
  status: 'idle' | 'loading' | 'loaded' | 'failed';
}

/** Maximum numbers of places of each source. */
const MAX_OFFERS = { predictions: 5, homes: 3, towns: 3, amenities: 3 } as const;

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

/**
 * Finds the places of a typed text, as the search box does: addresses, homes, cities, neighbourhoods and amenities. Among
 * equally good names those in the search's city come first, because people commute within it.
 */
export function useDestinations(typed: string): Destinations {
  const { t, i18n } = useTranslation('amenities');
  const locale = localeOf(i18n.language);
  const text = useDebounced(typed.trim(), SUGGESTIONS_DEBOUNCE_MS);
  const isShort = Math.min(text.length, typed.trim().length) < SUGGESTIONS_MIN_CHARACTERS;
  const name = folded(text).split(',')[0]?.trim() ?? '';
  const towns = useLocationsQuery({ search: name }, { skip: isShort });
  const homes = useAutocompleteQuery(text, { skip: isShort });
  const view = useMapView();
  const { city = '' } = useAppSelector(selectSearch);
  const predicted = usePlacePredictions(isShort ? '' : text, view);
  const { predictions } = predicted;
  const named = useNamedAmenitiesQuery(
    { search: text, near: view?.center, limit: MAX_OFFERS.amenities },
    { skip: isShort },
  );
  const offers = useMemo((): Offer[] => {
    const at = (point: Point) => async () => point;
    const { cities = [], neighborhoods = [] } = towns.currentData ?? {};
    const known = [...cities, ...neighborhoods].slice(0, MAX_OFFERS.towns);
    const isKnown = ({ types, name: predicted }: PlacePrediction) =>
      types.some((type) => /^(locality|neighborhood|sublocality.*)$/.test(type)) &&
      known.some((town) => folded(town.name) === folded(predicted));
    const all = [
      ...predictions
        .filter((one) => !isKnown(one))
        .slice(0, MAX_OFFERS.predictions)
        .map(
          (one): Offer => ({
            id: `place:${one.placeId}`,
            name: one.name,
            detail: one.detail,
            credit: one.credit,
            locate: async (signal) => (await places.locate(one.placeId, signal))?.location ?? null,
          }),
        ),
      ...(homes.currentData ?? [])
        .flatMap(({ address, location, mlsNumber, boardId, restricted }): Offer[] => {
          const street = streetLine(address, locale);
          if (restricted || !location || street === '') return [];
          const detail = joined(address.city, provinceName(address.state, locale));
          return [{ id: `home:${boardId}/${mlsNumber}`, name: street, detail, locate: at(location) }];
        })
        .slice(0, MAX_OFFERS.homes),
      ...(named.currentData?.amenities ?? []).map((amenity): Offer => {
        const source = named.currentData?.sources.find(({ key }) => key === amenity.source);
        const town = joined(amenity.city, amenity.state && provinceName(amenity.state, locale));
        return {
          id: `amenity:${amenity.id}`,
          name: amenity.name,
          kind: amenity.kind,
          detail: [t(`kinds.${amenity.kind}`), town].filter(Boolean).join(' · '),
          credit: source && sourceCredit(source, locale),
          locate: at({ latitude: amenity.latitude, longitude: amenity.longitude }),
        };
      }),
      ...known.map(
        (town): Offer => ({
          id: `town:${town.state}/${town.city}/${town.name}`,
          name: town.name,
          detail: joined(town.city === town.name ? '' : town.city, provinceName(town.state, locale)),
          locate: at(town.location),
        }),
      ),
    ];
    const begins = (offer: Offer) => {
      const found = folded(offer.name);
      if (offer.kind) return nameFit(nameWords(name), { name: offer.name, kind: offer.kind });
      return found === name ? 0 : found.startsWith(name) ? 1 : 2;
    };
    const isInCity = ({ detail }: Offer) =>
      folded(detail)
        .split(/, | · /)
        .includes(folded(city));
    const compare = (one: Offer, other: Offer) =>
      begins(one) - begins(other) || Number(isInCity(other)) - Number(isInCity(one));
    const names = all.map((offer) => folded(`${offer.name} ${offer.detail}`));
    return all.filter((_offer, index) => names.indexOf(names[index] ?? '') === index).sort(compare);
  }, [predictions, homes.currentData, towns.currentData, named.currentData, name, city, locale, t]);

  if (isShort) return { offers: [], status: 'idle' };
  const isLoading =
    text !== typed.trim() || [homes, towns, named].some((call) => call.isFetching) || predicted.loading;
  if (isLoading) return { offers, status: 'loading' };
  const hasFailed = offers.length === 0 && (predicted.hasFailed || homes.isError || towns.isError);
  return { offers, status: hasFailed ? 'failed' : 'loaded' };
}
