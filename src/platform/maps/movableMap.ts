/** A map that can move to another engine, or to a new map of the same engine, with everything on it. */
import { type Camera, isSameCamera } from '#domain/geo/camera.ts';
import type { Point, Ring } from '#domain/geo/geo.ts';
import type {
  MapCell,
  MapHandle,
  MapKind,
  MapMarker,
  MapMarkerOptions,
  MapOptions,
  MapSymbol,
  MapView,
  SymbolListener,
  Unsubscribe,
} from './mapPort.ts';

/** A map of one engine. */
export interface EngineMap extends MapHandle {
  /** True if this map can show a kind, otherwise a new map is needed. Any kind by default. */
  isMadeFor?(kind: MapKind): boolean;
}

/** Draws a map in an element that has a size. Rejects if the engine can't be loaded or started. */
export type MapMaker = (container: HTMLElement, options: MapOptions) => Promise<EngineMap>;

/** A map whose engine can be changed. */
export interface MovableMap {
  /** The map for its user, which stays the same object for every engine. */
  handle: MapHandle;
  /** Moves the map to another maker. If that fails it rejects, and the map stays as it was. */
  moveTo(make: MapMaker): Promise<void>;
}

interface MarkerRecord {
  options: MapMarkerOptions;
  isRaised: boolean;
  marker: MapMarker;
}

const isMadeFor = (map: EngineMap, kind: MapKind): boolean => map.isMadeFor?.(kind) ?? true;

/** Creates an element for one engine, so that the next engine starts with an empty one. */
function addElement(container: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0' });
  container.append(element);
  return element;
}

/** Draws a map in `container` that can be moved later. Rejects as its maker does. */
export async function createMovableMap(
  container: HTMLElement,
  options: MapOptions,
  firstMaker: MapMaker,
): Promise<MovableMap> {
  let make = firstMaker;
  let kind = options.kind;
  let outline: readonly Ring[] | null = null;
  let drawnArea: Ring | null = null;
  let cells: readonly MapCell[] = [];
  let reach: readonly (readonly Ring[])[] = [];
  let symbols: readonly MapSymbol[] = [];
  let symbolListener: SymbolListener = () => {};
  let destroyed = false;
  /** Number of moves: if two run at once, the later one counts. */
  let moves = 0;
  const markers = new Set<MarkerRecord>();
  const viewListeners = new Set<(view: MapView, byVisitor: boolean) => void>();
  const clickListeners = new Set<(point: Point) => void>();

  const begin = async (camera: Camera): Promise<{ map: EngineMap; element: HTMLElement }> => {
    const element = addElement(container);
    try {
      const { center, zoom } = camera;
      return { map: await make(element, { ...options, kind, center, zoom }), element };
    } catch (error) {
      element.remove();
      throw error;
    }
  };
  const listen = (map: EngineMap): void => {
    map.onViewChange((view, byVisitor) => {
      for (const listener of [...viewListeners]) listener(view, byVisitor);
    });
    map.onClick((point) => {
      for (const listener of [...clickListeners]) listener(point);
    });
  };

  let { map, element } = await begin(options);
  let madeBy = make;
  listen(map);

  const takeOver = (next: { map: EngineMap; element: HTMLElement }): void => {
    const hadFocus = element.contains(document.activeElement);
    const focused = document.activeElement;
    // The visitor may have moved the last map while the next one was loading.
    const { center, zoom } = map.getView();
    for (const { marker } of markers) marker.remove();
    map.destroy();
    element.remove();
    ({ map, element } = next);
    if (!isSameCamera(map.getView(), { center, zoom })) map.setCamera({ center, zoom });
    for (const record of markers) {
      record.marker = map.addMarker(record.options);
      if (record.isRaised) record.marker.raise(true);
    }
    map.setOutline(outline);
    map.setDrawnArea(drawnArea);
    map.setCells(cells);
    map.setReach(reach);
    if (symbols.length > 0) map.setSymbols(symbols, symbolListener);
    listen(map);
    if (!hadFocus) return;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    else map.focus();
  };

  const move = async (): Promise<void> => {
    const mine = ++moves;
    const maker = make;
    const next = await begin(map.getView());
    const isCurrent = !destroyed && mine === moves;
    // The visitor may have changed the look while the map was loading.
    if (isCurrent && isMadeFor(next.map, kind)) {
      takeOver(next);
      madeBy = maker;
      map.setKind(kind);
      return;
    }
    next.map.destroy();
    next.element.remove();
    if (isCurrent && (madeBy !== maker || !isMadeFor(map, kind))) await move();
  };

  const addMarker = (markerOptions: MapMarkerOptions): MapMarker => {
    const record: MarkerRecord = {
      options: markerOptions,
      isRaised: false,
      marker: map.addMarker(markerOptions),
    };
    markers.add(record);
    return {
      move: (position) => {
        record.options = { ...record.options, position };
        record.marker.move(position);
      },
      raise: (isRaised) => {
        record.isRaised = isRaised;
        record.marker.raise(isRaised);
      },
      remove: () => {
        if (markers.delete(record)) record.marker.remove();
      },
    };
  };

  const handle: MapHandle = {
    getView: () => map.getView(),
    setCamera: (camera, movement) => map.setCamera(camera, movement),
    fitBounds: (bounds, limits, movement) => map.fitBounds(bounds, limits, movement),
    zoomBy: (levels) => map.zoomBy(levels),
    panBy: (x, y) => map.panBy(x, y),
    onViewChange: (listener): Unsubscribe => {
      viewListeners.add(listener);
      listener(map.getView(), false);
      return () => viewListeners.delete(listener);
    },
    onClick: (listener) => {
      clickListeners.add(listener);
      return () => clickListeners.delete(listener);
    },
    addMarker,
    setOutline: (rings) => {
      outline = rings;
      map.setOutline(rings);
    },
    setDrawnArea: (ring) => {
      drawnArea = ring;
      map.setDrawnArea(ring);
    },
    setCells: (next) => {
      cells = next;
      map.setCells(next);
    },
    setReach: (areas) => {
      reach = areas;
      map.setReach(areas);
    },
    setSymbols: (next, listener) => {
      symbols = next;
      symbolListener = listener;
      map.setSymbols(next, listener);
    },
    project: (point) => map.project(point),
    unproject: (pixel) => map.unproject(pixel),
    setKind: (next) => {
      if (next === kind) return;
      kind = next;
      if (isMadeFor(map, next)) map.setKind(next);
      else move().catch((error: unknown) => console.warn('The map could not take its new look.', error));
    },
    focus: () => map.focus(),
    destroy: () => {
      destroyed = true;
      map.destroy();
      element.remove();
    },
  };

  return {
    handle,
    moveTo: (next) => {
      make = next;
      return destroyed ? Promise.resolve() : move();
    },
  };
}
