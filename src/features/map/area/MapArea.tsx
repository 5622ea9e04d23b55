import { keyframes, styled, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { usePreload } from '#components/lazy/usePreload.ts';
import { formatNumber } from '#domain/format.ts';
import type { Ring } from '#domain/geo/geo.ts';
import { type ListingId, readListingId } from '#domain/listing/listingId.ts';
import type { MapPlace } from '#domain/paths.ts';
import { type Search, withoutPlace } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { activeMapPort } from '#platform/maps/activeMapPort.ts';
import type { MapHandle, MapKind } from '#platform/maps/mapPort.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { followPins } from '#store/pinSearchListeners.ts';
import { selectPins, selectPinsStatus } from '#store/pinsSlice.ts';
import { selectView } from '#store/settingsSlice.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useCamera, useUrlCamera } from '../camera/useCamera.ts';
import { useInitialViewport } from '../camera/useInitialViewport.ts';
import { useMapHandle } from '../camera/useMapHandle.ts';
import { useOwnLocation } from '../camera/useOwnLocation.ts';
import { usePlaceOutline } from '../camera/usePlaceOutline.ts';
import { MapControls } from '../controls/MapControls.tsx';
import { PlaceChip } from '../controls/PlaceChip.tsx';
import { AreaHandles, DrawLayer, useAreaModes } from '../draw/useAreaModes.ts';
import { MapPlaces, usePlaces } from '../places/MapPlaces.tsx';
import { Area, Canvas, SkipButton, Waiting } from './MapAreaLayout.tsx';
import { type Highlighted, useMapPins } from './useMapPins.ts';
import { useStreetPin } from './useStreetPin.ts';

/** The areas in reach, and the destinations. Few searches have commutes. */
const ReachLayer = lazyOnIntent(async () => (await import('./ReachLayer.tsx')).ReachLayer);
/** The overlay of a pin. */
const PinOverlay = lazyOnIntent(async () => (await import('../overlay/PinOverlay.tsx')).PinOverlay);

/** Prices by area. Its code is loaded when the visitor switches it on. */
const PriceLayer = lazyOnIntent(async () => (await import('../prices/PriceLayer.tsx')).PriceLayer);

/** Shows once that a simpler map replaced one that could not be loaded. */
function useReplacedNotice(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => activeMapPort().onReplaced?.(() => dispatch(notified({ severity: 'info', notice: 'mapReplaced' }))),
    [dispatch],
  );
}

/** Searches the pins of the map's view. It must be called before the hooks that store a view. */
function usePinSearch(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followPins()), [dispatch]);
}

/** The listing whose overlay the address opens: /map/{lat};{lng}/{mlsNumber}/{boardId} (requirement R7). */
function useOpenListing(): ListingId | undefined {
  const { mlsNumber, boardId } = useParams();
  return useMemo(() => readListingId(mlsNumber, boardId), [mlsNumber, boardId]);
}

/** The map's look: the page's colour scheme or the satellite view. */
function useMapKind(satellite: boolean): MapKind {
  const { colorScheme } = useColorScheme();
  if (satellite) return 'aerial';
  return colorScheme === 'dark' ? 'dark' : 'light';
}

/** Sets the map's look. */
function useDrawnKind(handle: MapHandle | null, kind: MapKind): void {
  useEffect(() => {
    handle?.setKind(kind);
  }, [handle, kind]);
}

/** Announces the number of homes in the view to screen readers, each time the view has settled. */
function ViewAnnouncer() {
  const { t, i18n } = useTranslation('map');
  const { count } = useAppSelector(selectPins);
  const isSettled = useAppSelector(selectPinsStatus) === 'loaded';
  const shown = formatNumber(count, localeOf(i18n.language));
  return <VisuallyHidden role="status">{isSettled && t('announced', { count, shown })}</VisuallyHidden>;
}

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Track = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 25%, transparent)`,
  '&::before': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    backgroundColor: theme.vars?.palette.primary.main,
    animation: `${slide} 1.4s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' },
  },
}));

/** The progress line at the top of the map during a search, and the number of homes that it found. */
function SearchState() {
  const { t } = useTranslation('map');
  const isSearching = useAppSelector(selectPinsStatus) === 'loading';
  return (
    <>
      <ViewAnnouncer />
      {isSearching && <Track role="progressbar" aria-label={t('controls.searching')} data-progress />}
    </>
  );
}

interface AreaLayersProps {
  handle: MapHandle | null;
  area: ReturnType<typeof useAreaModes>;
  ring: Ring | undefined;
}

/** Everything on the map while an area is drawn or its corners are moved. */
function AreaLayers({ handle, area, ring }: AreaLayersProps) {
  if (!handle) return null;
  if (area.isDrawing) {
    return <DrawLayer handle={handle} {...area.drawing} onFailed={area.drawing.onCancel} />;
  }
  if (!area.isEdited || !ring) return null;
  return <AreaHandles handle={handle} ring={ring} onChange={area.change} onFailed={area.toggleEditing} />;
}

interface PricesProps extends Pick<MapAreaProps, 'search' | 'onSearchChange'> {
  handle: MapHandle | null;
  container: HTMLElement | null;
  kind: MapKind;
  area: { isDrawing: boolean };
  isLower: boolean;
}

/** The layer of prices, if the search has it and no area is being drawn. */
function Prices({ handle, container, search, onSearchChange, area, kind, isLower }: PricesProps) {
  if (!handle || !container || !search.prices || area.isDrawing) return null;
  const show = (prices: Search['prices']) => onSearchChange({ ...search, prices });
  return (
    <PriceLayer
      handle={handle}
      container={container}
      search={search}
      layer={search.prices}
      kind={kind}
      isLower={isLower}
      onLayer={show}
      onFailed={() => show(undefined)}
    />
  );
}

/** Shows the layer of prices for the homes of a search, or hides it. */
const withPricesToggled = (search: Search): Search => ({
  ...search,
  prices: search.prices ? undefined : search.showActive ? 'now' : 'sold',
});

interface ReachProps extends Pick<Search, 'commutes'> {
  handle: MapHandle | null;
  hasCamera: boolean;
}

/** The areas in reach of a search's commutes. */
function Reach({ handle, ...reach }: ReachProps) {
  return (
    handle && (
      // Loaded before, the layer also learns that there are no commutes any more, and shows the next one.
      <ReachLayer
        when={reach.commutes.length > 0 || ReachLayer.isLoaded()}
        failed={null}
        handle={handle}
        {...reach}
      />
    )
  );
}

interface MapAreaProps {
  search: Search;
  mapPlace: MapPlace | undefined;
  onSearchChange: (next: Search) => void;
  /** The listing whose card has the pointer or the focus. */
  highlighted: Highlighted;
  /** Called when the pointer or the focus enters a listing's pin, and with null when it leaves. */
  onPointed: (listing: Highlighted) => void;
  /** Moves the focus past the map to the results. */
  onSkip: () => void;
  /** The panel beside the map; undefined if there is none. */
  panel?: { isOpen: boolean; onToggle: () => void };
  /** Shown over the map's lower edge while no overlay is open: the sheet on small screens. */
  children?: ReactNode;
  onFailed: () => void;
}

/** Searches everywhere. The map gets the focus, because the pressed button goes with the place's chip. */
function clearPlace({ search, onSearchChange }: MapAreaProps, handle: MapHandle | null): void {
  onSearchChange(withoutPlace(search));
  handle?.focus();
}

/** The map with everything on it. It owns the map's handle; each of its hooks handles one aspect of the map. */
export function MapArea(props: MapAreaProps) {
  const { search, mapPlace, onSearchChange, highlighted, onPointed, panel, onFailed } = props;
  const { t } = useTranslation('map');
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const view = useAppSelector(selectView);
  const urlCamera = useUrlCamera(mapPlace);
  // Decided once: after the first movement the visitor has a view.
  const [isUnplaced] = useState(
    !urlCamera && !search.city && !search.state && !search.drawnArea && !view.isVisitors,
  );
  const [fitsAtStart] = useState(!urlCamera && search.drawnArea !== undefined);
  const camera = urlCamera ?? view;
  const kind = useMapKind(search.satellite);
  useReplacedNotice();
  usePinSearch();
  const handle = useMapHandle(container, {
    center: camera.center,
    zoom: camera.zoom,
    kind,
    label: t('map'),
    onFailed,
  });
  const isFitted = !urlCamera && (search.city !== undefined || search.drawnArea !== undefined);
  useInitialViewport(container, isFitted ? undefined : camera);
  const open = useOpenListing();
  useDrawnKind(handle, kind);
  const isViewFixed = useRef(false);
  const isShowing = useRef(false);
  const frame = useRef<HTMLDivElement>(null);
  const shown = { search, open, isViewFixed };
  useCamera(handle, { mapPlace, isShowing, ...shown });
  useStreetPin(handle);
  const area = useAreaModes(handle, { search, onSearchChange, fitsAtStart });
  const { isLocating, locate } = useOwnLocation(handle, isUnplaced);
  const { placeName, isUnknown } = usePlaceOutline(handle, search, mapPlace, isViewFixed);
  const { overlay } = useMapPins({ handle, begins: camera, ...shown, highlighted, onPointed, frame });
  const isAnythingOpen = open !== undefined || overlay.tower !== null;
  usePreload(PinOverlay);
  const hasChip = (placeName ?? search.drawnArea) !== undefined;
  const places = usePlaces();

  return (
    <Area
      ref={frame}
      data-drawn={area.isDrawing || area.isEdited || undefined}
      onKeyDown={({ key }) => key === 'Escape' && isAnythingOpen && overlay.close()}
    >
      <SkipButton type="button" onClick={props.onSkip}>
        {t('skipToResults')}
      </SkipButton>
      <Canvas>
        <div ref={setContainer} />
      </Canvas>
      {!handle && <Waiting role="status">{t('loadingMap')}</Waiting>}
      <SearchState />
      <AreaLayers handle={handle} area={area} ring={search.drawnArea} />
      <Reach handle={handle} commutes={search.commutes} hasCamera={urlCamera !== undefined} />
      {hasChip && !area.isDrawing && (
        <PlaceChip
          placeName={placeName}
          isUnknown={isUnknown}
          onClear={() => clearPlace(props, handle)}
          {...(search.drawnArea && { area: { isEdited: area.isEdited, onEdit: area.toggleEditing } })}
        />
      )}
      <Prices {...{ search, handle, container, onSearchChange, kind, area }} isLower={hasChip} />
      <MapControls
        onZoom={(levels) => handle?.zoomBy(levels)}
        isDrawing={area.isDrawing}
        onDraw={area.draw}
        onLocate={locate}
        isLocating={isLocating}
        isSatellite={search.satellite}
        onSatellite={() => onSearchChange({ ...search, satellite: !search.satellite })}
        hasPrices={search.prices !== undefined}
        onPrices={() => onSearchChange(withPricesToggled(search))}
        places={places}
        {...(panel && { panel })}
      />
      <MapPlaces {...{ search, onSearchChange, places, handle, open }} isDrawing={area.isDrawing} />
      {!area.isDrawing &&
        (isAnythingOpen ? (
          <PinOverlay
            open={open}
            tower={overlay.tower}
            search={search}
            handle={handle}
            pinButton={overlay.buttonOfOpen}
            isShowing={isShowing}
            picked={overlay.picked}
            onOpen={overlay.openUnit}
            onClose={overlay.close}
          />
        ) : (
          props.children
        ))}
    </Area>
  );
}
