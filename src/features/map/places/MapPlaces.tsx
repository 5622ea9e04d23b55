import { useRef, useState } from 'react';
import type { WireAmenity } from '#api/realty/amenityContract.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { Search } from '#domain/search/search.ts';
import { printShownAmenity } from '#domain/search/shownAmenity.ts';
import { withWalkTo } from '#domain/search/walkTo.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { GROUPS_KEY } from './groupsKey.ts';

/** The place that the address names. Few addresses name one. */
const ShownPlace = lazyOnIntent(async () => (await import('./ShownPlace.tsx')).ShownPlace);

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
  search: Search;
  onSearchChange: (next: Search) => void;
  places: ReturnType<typeof usePlaces>;
  handle: MapHandle | null;
  /** The listing whose overlay is open. */
  open: ListingId | undefined;
  /** True while an area is drawn over the panel's place. */
  isDrawing: boolean;
}

/**
 * The places on the map, the panel that chooses them, and the place that the address names. Loaded when the visitor opens
 * the panel, or with such an address.
 */
export function MapPlaces(props: MapPlacesProps) {
  const { search, onSearchChange, places, handle, open, isDrawing } = props;
  const { amenity } = search;
  const isFromList = useRef(false);
  const show = ({ latitude, longitude, kind, name }: WireAmenity, fromList: boolean) => {
    isFromList.current = fromList;
    onSearchChange({ ...search, amenity: { point: { latitude, longitude }, kind, name } });
  };
  return (
    <>
      {handle && amenity && !isDrawing && (
        <ShownPlace
          key={printShownAmenity(amenity)}
          failed={null}
          handle={handle}
          amenity={amenity}
          open={open}
          takesFocus={isFromList.current}
          onWalk={() => onSearchChange(withWalkTo(search, amenity))}
          onClose={() => onSearchChange({ ...search, amenity: undefined })}
        />
      )}
      {places.isWanted && (
        <PlacesLayer
          failed={null}
          handle={handle}
          open={open}
          shownAmenity={amenity}
          onShow={show}
          isPanelOpen={places.isOpen && !isDrawing}
          onClose={places.close}
        />
      )}
    </>
  );
}
