import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#i18n/i18n.ts';
import type { MapOptions } from '#platform/maps/mapPort.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';
import { dressPin, makePinElement } from './pinElement.ts';
import { type ClusterPin, gatheredType } from './pinModel.ts';
import { pinText } from './pinText.ts';

const nowhere = { latitude: 0, longitude: 0 };
const nothing = { north: 0, south: 0, east: 0, west: 0 };

/** A cluster for its look only. The engine positions it. */
const clusterOf = (count: number): ClusterPin => ({
  kind: 'cluster',
  key: 'gathered',
  position: nowhere,
  count,
  bounds: nothing,
});

/** Creates the pin for several overlapping homes, for engines that group them. It looks like any cluster. */
export function useGatheredPin(): NonNullable<MapOptions['gathered']> {
  const { t, i18n } = useTranslation('map');
  const { t: card } = useTranslation('card');
  const type = gatheredType(useAppSelector(selectSearch));
  const now = useRef({ t, card, locale: localeOf(i18n.language), type });
  useEffect(() => {
    now.current = { t, card, locale: localeOf(i18n.language), type };
  });
  return useCallback((count, onPick) => {
    const element = makePinElement({ onPick, onPoint: () => {}, onKey: () => false });
    const pin = clusterOf(count);
    const { t: map, card: cards, locale } = now.current;
    const words = pinText(pin, map, cards, locale);
    dressPin(element, pin, { ...words, type: now.current.type, visited: false });
    return element.root;
  }, []);
}
