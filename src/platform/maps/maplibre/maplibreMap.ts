import 'maplibre-gl/dist/maplibre-gl.css';
import { type LngLat, Map as MapLibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { isSameCamera } from '#domain/geo/camera.ts';
import { type Bounds, clampZoom, type Point, type Ring } from '#domain/geo/geo.ts';
import { fitPadding } from '../fitPadding.ts';
import type {
  MapCell,
  MapHandle,
  MapOptions,
  MapSymbol,
  MapView,
  Movement,
  SymbolListener,
} from '../mapPort.ts';
import { showTileProgress } from '../tileProgress.ts';
import { drawCells } from './cellLayer.ts';
import { loadStyle } from './mapStyle.ts';
import { makeNameSpaces } from './nameSpaces.ts';
import { drawOutline, OUTLINE_NAMES, type OutlineName } from './outlineLayers.ts';
import type { SymbolLayer } from './symbolLayer.ts';

setWorkerUrl(workerUrl);

const DURATION_MS = 200;

type LngLatPair = [number, number];

const pair = ({ latitude, longitude }: Point): LngLatPair => [longitude, latitude];
const pointOf = ({ lat, lng }: LngLat): Point => ({ latitude: lat, longitude: lng });
const corners = ({ north, south, east, west }: Bounds): [LngLatPair, LngLatPair] => [
  [west, south],
  [east, north],
];

/** Data on the engine's events that tells the program's movements from the visitor's. */
interface MovementMark {
  byProgram: boolean;
}

const isByProgram = (event: object): boolean => 'byProgram' in event && event.byProgram === true;

const markOf = (movement: Movement | undefined): MovementMark => ({
  byProgram: movement?.byVisitor !== true,
});
const durationOf = (movement: Movement | undefined): number => (movement?.animate ? DURATION_MS * 2 : 0);

function viewOf(map: MapLibreMap): MapView {
  const bounds = map.getBounds();
  return {
    center: pointOf(map.getCenter()),
    zoom: map.getZoom(),
    bounds: {
      north: bounds.getNorth(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      west: bounds.getWest(),
    },
  };
}

/** Keeps the attribution closed. The engine opens it over the map, but not if it is compact already. */
function closeAttribution(container: HTMLElement): void {
  const attribution = container.querySelector('.maplibregl-ctrl-attrib');
  attribution?.removeAttribute('open');
  attribution?.classList.remove('maplibregl-compact-show');
  attribution?.classList.add('maplibregl-compact');
}

async function startMap(container: HTMLElement, options: MapOptions): Promise<MapLibreMap> {
  const map = new MapLibreMap({
    container,
    style: await loadStyle(options.kind),
    center: pair(options.center),
    zoom: options.zoom,
    minZoom: options.minZoom,
    maxZoom: options.maxZoom,
    interactive: !options.isStatic,
    // The button that opens the attribution is a control.
    attributionControl: { compact: !options.isStatic },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // The worker's base address is not the page's, so it gets absolute URLs.
    transformRequest: (url) => ({ url: url.startsWith('pmtiles:') ? url : new URL(url, location.href).href }),
    locale: { 'Map.Title': options.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (!options.isStatic) closeAttribution(container);
  map.on('error', ({ error }) => console.warn('The map reported a fault.', error));
  return map;
}

/** Creates a map by MapLibre. Throws if the browser gives no drawing context. */
export async function createMaplibreMap(container: HTMLElement, options: MapOptions): Promise<MapHandle> {
  const map = await startMap(container, options);
  const progress = showTileProgress(container);
  map.on('dataloading', (event) => {
    // Outlines and pins are drawn at once, without tiles of a service.
    if (event.dataType === 'source' && event.source.type !== 'geojson') progress.loading();
  });
  map.on('idle', progress.loaded);
  let kind = options.kind;
  const outlines: Record<OutlineName, readonly Ring[]> = {
    place: [],
    reach: [],
    secondReach: [],
    drawn: [],
  };
  let cells: readonly MapCell[] = [];
  let styleIsThere = false;
  const spaces = makeNameSpaces(map, () => styleIsThere);
  let destroyed = false;
  /** Target of an unfinished zoom step, so that three quick presses are three steps. */
  let heading: number | undefined;
  const setRings = (name: OutlineName, rings: readonly Ring[]): void => {
    outlines[name] = rings;
    if (styleIsThere) drawOutline(map, name, rings, kind);
  };
  let symbolLayer: SymbolLayer | undefined;
  let symbols: [readonly MapSymbol[], SymbolListener] = [[], () => {}];
  const drawSymbols = async (): Promise<void> => {
    if (!symbolLayer && symbols[0].length === 0) return;
    const { createSymbolLayer } = await import('./symbolLayer.ts');
    if (destroyed) return;
    symbolLayer ??= createSymbolLayer(map);
    if (styleIsThere) symbolLayer.draw(...symbols, kind);
  };
  const showSymbols = (): void => {
    drawSymbols().catch((error: unknown) => console.warn('The signs of the map could not be drawn.', error));
  };
  map.on('style.load', () => {
    styleIsThere = true;
    drawCells(map, cells);
    for (const name of OUTLINE_NAMES) drawOutline(map, name, outlines[name], kind);
    showSymbols();
    spaces.draw();
  });
  map.on('moveend', () => {
    heading = undefined;
  });

  return {
    getView: () => viewOf(map),
    setCamera: ({ center, zoom }, movement) => {
      map.easeTo({ center: pair(center), zoom, duration: durationOf(movement) }, markOf(movement));
    },
    fitBounds: (bounds, limits, movement) => {
      const fitted = map.cameraForBounds(corners(bounds), {
        padding: fitPadding(container.clientWidth),
        maxZoom: limits?.maxZoom ?? options.maxZoom,
      });
      if (!fitted) return;
      const zoom = Math.max(fitted.zoom ?? 0, limits?.minZoom ?? 0);
      const camera = { ...fitted, zoom: Math.min(zoom, options.maxZoom), duration: durationOf(movement) };
      map.easeTo(camera, markOf(movement));
    },
    zoomBy: (levels) => {
      const zoom = clampZoom((heading ?? map.getZoom()) + levels, options.minZoom, options.maxZoom);
      map.easeTo({ zoom, duration: DURATION_MS }, markOf({ byVisitor: true }));
      heading = map.isMoving() ? zoom : undefined;
    },
    panBy: (x, y) => {
      map.panBy([-x, -y], { duration: DURATION_MS }, markOf({}));
    },
    onViewChange: (listener) => {
      let last = viewOf(map);
      const movements = map.on('moveend', (event) => {
        const view = viewOf(map);
        // A change of the frame's size also ends as a movement, without a change of the camera.
        const moved = !isSameCamera(view, last);
        last = view;
        listener(view, moved && !isByProgram(event));
      });
      listener(last, false);
      return () => movements.unsubscribe();
    },
    onClick: (listener) => {
      const onGround = map.on('click', ({ lngLat, point, originalEvent }) => {
        if (originalEvent.target !== map.getCanvas() || symbolLayer?.symbolAt(point)) return;
        listener(pointOf(lngLat));
      });
      return () => onGround.unsubscribe();
    },
    addMarker: ({ position, element, anchor }) => {
      const marker = new Marker({ element, anchor }).setLngLat(pair(position)).addTo(map);
      const space = { position, element };
      if (anchor === 'center') spaces.add(space);
      return {
        move: (next) => {
          marker.setLngLat(pair(next));
          space.position = next;
          if (anchor === 'center') spaces.add(space);
        },
        // The elements' own styles set their order.
        raise: () => {},
        remove: () => {
          marker.remove();
          spaces.remove(space);
        },
      };
    },
    setOutline: (rings) => setRings('place', rings ?? []),
    setDrawnArea: (ring) => setRings('drawn', ring ? [ring] : []),
    setCells: (next) => {
      cells = next;
      if (styleIsThere && !destroyed) drawCells(map, cells);
    },
    setReach: ([first = [], second = []]) => {
      setRings('reach', first);
      setRings('secondReach', second);
    },
    setSymbols: (next, listener) => {
      symbols = [next, listener];
      showSymbols();
    },
    project: (point) => {
      const { x, y } = map.project(pair(point));
      return { x, y };
    },
    unproject: ({ x, y }) => pointOf(map.unproject([x, y])),
    setKind: async (next) => {
      if (next === kind) return;
      kind = next;
      const style = await loadStyle(next);
      if (kind !== next || destroyed) return;
      styleIsThere = false;
      map.setStyle(style, { diff: false });
    },
    focus: () => map.getCanvas().focus(),
    destroy: () => {
      destroyed = true;
      progress.stop();
      map.remove();
    },
  };
}
