import { useEffect, useEffectEvent, useMemo } from 'react';
import type { WireAmenity } from '#api/realty/amenityContract.ts';
import { amenitySymbols } from '#components/amenities/amenitySymbols.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';

/** Draws the signs of places on the map, and reports the one that the pointer enters or presses. */
export function usePlaceSymbols(
  handle: MapHandle | null,
  places: readonly WireAmenity[],
  onPoint: (place: WireAmenity | null, isPressed: boolean) => void,
): void {
  const symbols = useMemo(() => amenitySymbols(places), [places]);
  const point = useEffectEvent((id: string | undefined, isPressed: boolean) =>
    onPoint(places.find((place) => place.id === id) ?? null, isPressed),
  );
  useEffect(() => {
    handle?.setSymbols(symbols, (symbol, isPressed) => point(symbol?.id, isPressed));
  }, [handle, symbols]);
  useEffect(() => () => handle?.setSymbols([], () => {}), [handle]);
}
