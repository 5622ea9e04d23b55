import { useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { GROUPS_KEY } from './groupsKey.ts';

const PlacesLayer = lazyOnIntent(async () => (await import('./PlacesLayer.tsx')).PlacesLayer);

/** The state of the places: shown from the start if the visitor chose any at an earlier visit. */
export function usePlaces() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(() => deviceStorage.read(GROUPS_KEY) !== undefined);
  const [open, isLoading] = useLazyOpening(PlacesLayer);
  return {
    isOpen,
    isWanted,
    isLoading,
    toggle: () => {
      if (isOpen) setOpen(false);
      else
        open(() => {
          setWanted(true);
          setOpen(true);
        });
    },
    close: () => setOpen(false),
  };
}

interface MapPlacesProps {
  places: ReturnType<typeof usePlaces>;
  handle: MapHandle | null;
  /** The listing whose overlay is open. */
  open: ListingId | undefined;
  /** True while an area is drawn over the panel's place. */
  isDrawing: boolean;
}

/** The places on the map, and the panel that chooses them. Loaded when the visitor opens the panel. */
export function MapPlaces({ places, handle, open, isDrawing }: MapPlacesProps) {
  if (!places.isWanted) return null;
  return (
    <PlacesLayer
      failed={null}
      handle={handle}
      open={open}
      isPanelOpen={places.isOpen && !isDrawing}
      onClose={places.close}
    />
  );
}
