import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAP_ZOOM } from '#domain/constants.ts';
import type { Point } from '#domain/geo/geo.ts';
import { maplibrePort } from '#platform/maps/maplibre/maplibrePort.ts';
import type { MapHandle, MapSymbol } from '#platform/maps/mapPort.ts';
import { sharedMapStyles } from '#ui/sharedMapStyles.ts';
import { PLACE_ZOOM } from './mapPicture.ts';

const Frame = styled('div')(({ theme }) => ({ ...sharedMapStyles(theme), position: 'absolute', inset: 0 }));

/** The engine draws in this inner element, because it sets its `position`. */
const Canvas = styled('div')({ width: '100%', height: '100%' });

interface PlaceMapProps {
  point: Point;
  kind: 'light' | 'dark';
  /** Accessible name of the map. */
  label: string;
  onLost: () => void;
  /** That of a home's location by default. */
  zoom?: number;
  /** Signs around the place. */
  symbols?: readonly MapSymbol[];
}

const NO_SYMBOLS: readonly MapSymbol[] = [];

/** A map that only shows a place with its pin, without gestures and not focusable. */
export function PlaceMap(props: PlaceMapProps) {
  const { kind, label, onLost, zoom = PLACE_ZOOM, symbols = NO_SYMBOLS } = props;
  const { latitude, longitude } = props.point;
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const [map, setMap] = useState<MapHandle>();

  // Later changes are passed to the existing map.
  const firstLook = useEffectEvent(() => ({ kind, label }));

  useEffect(() => {
    if (!container) return;
    if (maplibrePort.support() !== 'ok') {
      onLost();
      return;
    }
    let isGone = false;
    let handle: MapHandle | undefined;
    const center = { latitude, longitude };
    const { min: minZoom, max: maxZoom } = MAP_ZOOM;
    maplibrePort.create(container, { center, zoom, minZoom, maxZoom, ...firstLook(), isStatic: true }).then(
      (created) => {
        handle = created;
        if (isGone) {
          created.destroy();
          return;
        }
        const element = document.createElement('div');
        element.className = 'street-pin';
        created.addMarker({ position: center, element, anchor: 'bottom' });
        setMap(created);
      },
      (error: unknown) => {
        console.warn('The map of a home could not be drawn.', error);
        if (!isGone) onLost();
      },
    );
    return () => {
      isGone = true;
      handle?.destroy();
    };
  }, [container, latitude, longitude, zoom, onLost]);
  useEffect(() => {
    map?.setSymbols(symbols, () => {});
  }, [map, symbols]);
  useEffect(() => {
    map?.setKind(kind);
  }, [map, kind]);

  return (
    <Frame>
      <Canvas ref={setContainer} />
    </Frame>
  );
}
