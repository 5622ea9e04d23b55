import type { MapProps } from '@vis.gl/react-google-maps';
import { googleMaps } from '#config/googleMaps.ts';
import { type Camera, isSameCamera } from '#domain/geo/camera.ts';
import { clampZoom, type Point } from '#domain/geo/geo.ts';
import { type ViewportSize, viewportBounds } from '#domain/geo/viewportBounds.ts';
import { fitPadding } from '../fitPadding.ts';
import type { MapKind, MapOptions, MapSymbol, MapView, Movement, SymbolListener } from '../mapPort.ts';
import type { EngineMap } from '../movableMap.ts';
import { showTileProgress } from '../tileProgress.ts';
import { drawGoogleMap } from './drawGoogleMap.tsx';
import { makeGoogleCells } from './googleCells.ts';
import type { GoogleHealth } from './googleHealth.ts';
import { isOfMarker, makeGoogleMarkers } from './googleMarkers.ts';
import { makeGoogleOutline } from './googleOutline.ts';
import type { GoogleSymbols } from './googleSymbols.ts';
import { cameraFor, pixelOf, pointAt } from './viewportPixels.ts';

/** Google's zoom levels are of tiles of 256 pixels: one higher for the same ground. */
const LEVELS_APART = 1;

const literal = ({ latitude, longitude }: Point): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

/** The aerial view has the names of places and streets, as on the local map. */
const typeOf = (kind: MapKind): string => (kind === 'aerial' ? 'hybrid' : 'roadmap');

function mapProps({ center, zoom, minZoom, maxZoom, kind }: MapOptions): MapProps {
  return {
    defaultCenter: literal(center),
    defaultZoom: zoom + LEVELS_APART,
    defaultTilt: 0,
    minZoom: minZoom + LEVELS_APART,
    maxZoom: maxZoom + LEVELS_APART,
    mapTypeId: typeOf(kind),
    colorScheme: kind === 'dark' ? 'DARK' : 'LIGHT',
    ...(googleMaps && { mapId: googleMaps.mapId }),
    // The product has its own buttons, and only its pins can be clicked.
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: 'greedy',
    isFractionalZoomEnabled: true,
    headingInteractionEnabled: false,
    tiltInteractionEnabled: false,
  };
}

/**
 * The element that takes the keyboard's focus, once Google has made it. It is found by its role, because its other
 * texts are translated.
 */
const regionOf = (frame: HTMLElement): HTMLElement | null => frame.querySelector('[role="region"]');

/** Creates a map by Google. `frame` must have a size. Rejects, and gives Google up, if it can't be loaded. */
export async function createGoogleMap(
  frame: HTMLElement,
  options: MapOptions,
  health: GoogleHealth,
): Promise<EngineMap> {
  const { map, maps, marker, remove } = await drawGoogleMap(frame, mapProps(options), health);
  const isDark = options.kind === 'dark';
  const viewListeners = new Set<(view: MapView, byVisitor: boolean) => void>();

  const size = (): ViewportSize => ({ width: frame.clientWidth, height: frame.clientHeight });
  const camera = (): Camera => {
    const center = map.getCenter();
    if (!center) return { center: options.center, zoom: options.zoom };
    return {
      center: { latitude: center.lat(), longitude: center.lng() },
      zoom: (map.getZoom() ?? options.zoom + LEVELS_APART) - LEVELS_APART,
    };
  };
  const view = (): MapView => ({ ...camera(), bounds: viewportBounds(camera(), size()) });

  let last = view();
  /** True while a movement of the program is unfinished. */
  let isOurs = false;
  /** Target of an unfinished zoom step, so that three quick presses are three steps. */
  let heading: number | undefined;

  const glide = (target: Camera, movement: Movement | undefined): void => {
    const zoom = clampZoom(target.zoom, options.minZoom, options.maxZoom);
    const now = camera();
    const next = { center: target.center, zoom };
    if (isSameCamera(now, next)) return;
    isOurs = movement?.byVisitor !== true;
    const isStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Google animates only a move to another place at the same zoom.
    if (movement?.animate && !isStill && zoom === now.zoom) map.panTo(literal(next.center));
    else map.moveCamera({ center: literal(next.center), zoom: zoom + LEVELS_APART });
  };
  const fitBounds: EngineMap['fitBounds'] = (bounds, limits, movement) => {
    const fitted = cameraFor(bounds, size(), fitPadding(size().width));
    const zoom = Math.max(Math.min(fitted.zoom, limits?.maxZoom ?? options.maxZoom), limits?.minZoom ?? 0);
    glide({ center: fitted.center, zoom }, movement);
  };

  const markers = makeGoogleMarkers(map, marker);
  const outlines = {
    place: makeGoogleOutline(map, maps, { isDashed: false, kind: options.kind }),
    reach: makeGoogleOutline(map, maps, { isDashed: false, kind: options.kind }),
    secondReach: makeGoogleOutline(map, maps, { isDashed: false, kind: options.kind }),
    drawn: makeGoogleOutline(map, maps, { isDashed: true, kind: options.kind }),
  };

  const setCells = makeGoogleCells(map, maps);
  let symbolLayer: GoogleSymbols | undefined;
  let symbols: [readonly MapSymbol[], SymbolListener] = [[], () => {}];
  let destroyed = false;
  const drawSymbols = async (): Promise<void> => {
    if (!symbolLayer && symbols[0].length === 0) return;
    const { makeGoogleSymbols } = await import('./googleSymbols.ts');
    if (destroyed) return;
    symbolLayer ??= makeGoogleSymbols(map, marker, isDark);
    symbolLayer.draw(...symbols);
  };

  map.addListener('dragstart', () => {
    isOurs = false;
  });
  const progress = showTileProgress(frame);
  map.addListener('tilesloaded', progress.loaded);
  const nameRegion = (): void => regionOf(frame)?.setAttribute('aria-label', options.label);
  nameRegion();
  map.addListener('idle', () => {
    nameRegion();
    const now = view();
    // A change of the frame's size also ends here, without a change of the camera.
    const byVisitor = !isSameCamera(now, last) && !isOurs;
    last = now;
    isOurs = false;
    heading = undefined;
    for (const listener of [...viewListeners]) listener(now, byVisitor);
  });

  return {
    isMadeFor: (kind) => kind === 'aerial' || (kind === 'dark') === isDark,
    getView: view,
    setCamera: glide,
    fitBounds,
    zoomBy: (levels) => {
      const from = heading ?? camera().zoom;
      heading = clampZoom(from + levels, options.minZoom, options.maxZoom);
      if (heading === camera().zoom) return;
      isOurs = false;
      map.setZoom(heading + LEVELS_APART);
    },
    panBy: (x, y) => {
      isOurs = true;
      map.panBy(-x, -y);
    },
    onViewChange: (listener) => {
      viewListeners.add(listener);
      listener(view(), false);
      return () => viewListeners.delete(listener);
    },
    onClick: (listener) => {
      const onGround = map.addListener('click', ({ latLng, domEvent }: google.maps.MapMouseEvent) => {
        if (latLng && !isOfMarker(domEvent.target)) {
          listener({ latitude: latLng.lat(), longitude: latLng.lng() });
        }
      });
      return () => onGround.remove();
    },
    addMarker: markers.add,
    setOutline: (rings) => outlines.place.show(rings ?? []),
    setDrawnArea: (ring) => outlines.drawn.show(ring ? [ring] : []),
    setCells,
    setReach: ([first = [], second = []]) => {
      outlines.reach.show(first);
      outlines.secondReach.show(second);
    },
    setSymbols: (next, listener) => {
      symbols = [next, listener];
      drawSymbols().catch((error: unknown) =>
        console.warn('The signs of the map could not be drawn.', error),
      );
    },
    project: (point) => pixelOf(point, camera(), size()),
    unproject: (pixel) => pointAt(pixel, camera(), size()),
    setKind: (kind) => {
      map.setMapTypeId(typeOf(kind));
      for (const outline of Object.values(outlines)) outline.colourFor(kind);
    },
    focus: () => regionOf(frame)?.focus(),
    destroy: () => {
      google.maps.event.clearInstanceListeners(map);
      progress.stop();
      destroyed = true;
      markers.destroy();
      symbolLayer?.draw([], () => {});
      for (const outline of Object.values(outlines)) outline.show([]);
      setCells([]);
      remove();
    },
  };
}
