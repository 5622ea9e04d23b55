import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { MAP_ZOOM } from '#domain/constants.ts';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, withoutPlace } from '#domain/search/search.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { NearStatus, NearSuggestion } from './suggestion.ts';
import { useSearchOrigin } from './useSearchOrigin.ts';

/** Degrees of latitude in 100 km. */
const REACH_DEGREES = 0.9;

/** The square of 200 km around a point. The point is rounded to about 10 km: the count needs no more. */
function boundsAround({ latitude, longitude }: Point): Bounds {
  const [north, east] = [Math.round(latitude * 10) / 10, Math.round(longitude * 10) / 10];
  const wide = REACH_DEGREES / Math.cos((north * Math.PI) / 180);
  return {
    north: north + REACH_DEGREES,
    south: north - REACH_DEGREES,
    east: east + wide,
    west: east - wide,
  };
}

/**
 * The suggestion "Homes near me", and a function that opens the map around the visitor. Only a call of it asks the browser
 * for the position. It resolves to true once the map opens, and to false if there is no position or no home around it.
 */
export function useNearMe(): { near: readonly NearSuggestion[]; goNear(): Promise<boolean> } {
  const { t } = useTranslation('searchHelp');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { search } = useSearchOrigin();
  const [status, setStatus] = useState<NearStatus>('idle');
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const find = async (): Promise<Point | Exclude<NearStatus, 'idle' | 'locating'>> => {
    // Loaded at the press: only the map needs it before.
    const { LocateError, locateVisitor } = await import('#platform/geolocation.ts');
    try {
      const point = await locateVisitor();
      const counting = { search: DEFAULT_SEARCH, bounds: boundsAround(point) };
      const { data } = await dispatch(realtyApi.endpoints.count.initiate(counting, { subscribe: false }));
      // If the homes cannot be counted, the map says why.
      return data === 0 ? 'nothingNear' : point;
    } catch (error) {
      return error instanceof LocateError ? error.reason : 'default';
    }
  };
  const goNear = async (): Promise<boolean> => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setStatus('locating');
    const found = await find();
    if (mine.signal.aborted) return false;
    const isThere = typeof found === 'object';
    setStatus(isThere ? 'idle' : found);
    if (!isThere) return false;
    const address = paths.mapAt(found, MAP_ZOOM.default, withoutPlace(search));
    navigate(address, { state: { searchedPlace: t('nearMe') } });
    return true;
  };
  const near = useMemo<readonly NearSuggestion[]>(
    // Missing in pages that are not served securely.
    () => ('geolocation' in navigator ? [{ kind: 'near', id: 'near', status }] : []),
    [status],
  );
  return { near, goNear };
}
