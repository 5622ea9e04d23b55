import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type NavigateOptions, useNavigate } from 'react-router';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { storeDeviceCommutes } from '#components/commute/deviceCommutes.ts';
import { folded } from '#domain/listing/slug.ts';
import { paths } from '#domain/paths.ts';
import { withoutPlace } from '#domain/search/search.ts';
import { places } from '#platform/maps/places.ts';
import type { LocatedPlace } from '#platform/maps/placesPort.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { noticeResolved, notified } from '#store/notificationsSlice.ts';
import { selectView } from '#store/settingsSlice.ts';
import {
  amenityDestination,
  locatedDestination,
  placeDestination,
  postalDestination,
} from './destination.ts';
import { sentenceDestination } from './sentence.ts';
import { citiesOf, type NearSuggestion, type Suggestion, splitQuery } from './suggestion.ts';
import { useSearchOrigin } from './useSearchOrigin.ts';

/**
 * State of the map's history entry after a search: the name for the box and, for a street address, the position of its
 * pin.
 */
function arrivalOf(name: string, located?: LocatedPlace): NavigateOptions {
  const pin = located?.isStreetAddress && { streetPin: located.location };
  return { state: { searchedPlace: name, ...pin } };
}

/** Opens a choice, with the filters of the list or map on which it was made. */
export function useChoose(): {
  choose(suggestion: Exclude<Suggestion, NearSuggestion>): void;
  clearPlace(): void;
} {
  const navigate = useNavigate();
  const { t } = useTranslation('searchHelp');
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectView);
  const { origin, search } = useSearchOrigin();
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  /** The city of the listings that equals a place of the maps service; it has an outline and a list. */
  const knownCity = useCallback(
    async ({ city, state }: LocatedPlace) => {
      const { data } = await dispatch(
        realtyApi.endpoints.locations.initiate({ search: splitQuery(city).name }, { subscribe: false }),
      );
      const isSame = (a: string, b: string) => folded(a) === folded(b);
      return citiesOf(data).find((known) => isSame(known.name, city) && isSame(known.state, state));
    },
    [dispatch],
  );

  const choose = useCallback(
    (suggestion: Exclude<Suggestion, NearSuggestion>) => {
      call.current?.abort();
      if (suggestion.kind === 'listing') {
        navigate(paths.detail(suggestion.listing));
        return;
      }
      if (suggestion.kind === 'sentence') {
        const { search: described, unused } = suggestion;
        // A sentence without a travel time does not speak of the visitor's commute.
        if (described.commutes.length > 0) storeDeviceCommutes(described.commutes);
        navigate(sentenceDestination(described, origin, view));
        dispatch(
          unused.length > 0
            ? notified({
                severity: 'info',
                notice: 'ownText',
                text: t('notice', { words: unused.join(', ') }),
              })
            : noticeResolved('ownText'),
        );
        return;
      }
      if (suggestion.kind === 'postal') {
        navigate(postalDestination(suggestion, search), arrivalOf(suggestion.name));
        return;
      }
      if (suggestion.kind === 'amenity') {
        navigate(amenityDestination(suggestion, search), arrivalOf(suggestion.name));
        return;
      }
      if (suggestion.kind !== 'place') {
        navigate(placeDestination(suggestion, origin, search));
        return;
      }
      const asking = new AbortController();
      call.current = asking;
      const { name, isCity = false } = suggestion;
      const find = async () => {
        const located = await places.locate(suggestion.placeId, asking.signal);
        return { located, city: isCity && located ? await knownCity(located) : undefined };
      };
      find().then(
        ({ located, city }) => {
          if (asking.signal.aborted) return;
          if (city) navigate(placeDestination(city, origin, search));
          else if (located) navigate(locatedDestination(located, search), arrivalOf(name, located));
          else dispatch(notified({ severity: 'warning', notice: 'placeNotFound' }));
        },
        (error: unknown) => {
          if (asking.signal.aborted) return;
          console.warn('The place could not be located.', error);
          dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
        },
      );
    },
    [navigate, dispatch, t, knownCity, origin, search, view],
  );

  const clearPlace = useCallback(() => {
    if (origin === 'list') navigate(paths.list(withoutPlace(search)));
    if (origin === 'map') navigate(paths.mapAt(view.center, view.zoom, withoutPlace(search)));
  }, [navigate, origin, search, view.center, view.zoom]);

  return { choose, clearPlace };
}
