import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#i18n/i18n.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';
import { createPinLayer, type PinLayer } from './pinLayer.ts';
import { gatheredType, type Pin } from './pinModel.ts';
import { type PinText, pinText } from './pinText.ts';

/** A function that returns a pin's texts in the page's language. */
export function usePinText(): (pin: Pin) => PinText {
  const { t, i18n } = useTranslation('map');
  const { t: card } = useTranslation('card');
  const locale = localeOf(i18n.language);
  return useCallback((pin) => pinText(pin, t, card, locale), [t, card, locale]);
}

interface PinLayerInput {
  pins: readonly Pin[];
  textOf: (pin: Pin) => PinText;
  visited: ReadonlySet<string>;
  onPick: (pin: Pin) => void;
  /** Called when the pointer or the focus enters a pin, and with null when it leaves. */
  onPoint: (pin: Pin | null) => void;
}

/** Keeps the pins on the map up to date. Draws at most once in each animation frame. */
export function usePinLayer(handle: MapHandle | null, input: PinLayerInput): RefObject<PinLayer | null> {
  const { pins, textOf, visited } = input;
  const gathered = gatheredType(useAppSelector(selectSearch));
  const layer = useRef<PinLayer | null>(null);
  const listeners = useRef(input);

  useEffect(() => {
    listeners.current = input;
  });

  useEffect(() => {
    if (!handle) return;
    const made = createPinLayer(handle, {
      onPick: (pin) => listeners.current.onPick(pin),
      onPoint: (pin) => listeners.current.onPoint(pin),
    });
    layer.current = made;
    return () => {
      made.clear();
      layer.current = null;
    };
  }, [handle]);

  const describe = useMemo(
    () => (pin: Pin) => ({
      ...textOf(pin),
      type: pin.kind === 'listing' ? pin.listing.type : gathered,
      visited: pin.kind === 'listing' && visited.has(pin.listing.mlsNumber),
    }),
    [textOf, gathered, visited],
  );

  useEffect(() => {
    if (!handle) return;
    const frame = requestAnimationFrame(() => layer.current?.draw(pins, describe, handle.getView().center));
    return () => cancelAnimationFrame(frame);
  }, [handle, pins, describe]);

  return layer;
}
