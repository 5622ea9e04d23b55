import { onTestFinished } from 'vitest';
import type { Camera } from '#domain/geo/camera.ts';
import type { Bounds, Point, Ring } from '#domain/geo/geo.ts';
import { activeMapPort, chooseMapPort } from '#platform/maps/activeMapPort.ts';
import type {
  MapCell,
  MapHandle,
  MapKind,
  MapPort,
  MapSupport,
  MapSymbol,
  MapView,
  SymbolListener,
} from '#platform/maps/mapPort.ts';

/** Size of the fake map, in pixels. */
const FRAME = { width: 700, height: 700 };
/** Width of the whole world at zoom 0, in pixels. */
const TILE_PX = 512;

/** Degrees on a plain grid: close enough to a map for tests, and easy to compute by hand. */
function boundsOf({ center, zoom }: Camera): Bounds {
  const degreesPerPixel = 360 / (TILE_PX * 2 ** zoom);
  const [wide, high] = [(FRAME.width / 2) * degreesPerPixel, (FRAME.height / 2) * degreesPerPixel];
  return {
    north: center.latitude + high,
    south: center.latitude - high,
    east: center.longitude + wide,
    west: center.longitude - wide,
  };
}

function cameraFor({ north, south, east, west }: Bounds): Camera {
  const span = Math.max(north - south, east - west, 0.000_1);
  return {
    center: { latitude: (north + south) / 2, longitude: (east + west) / 2 },
    zoom: Math.log2((FRAME.width * 360) / (TILE_PX * span)),
  };
}

/** The test's access to the map that the page created last. */
export interface FakeMap {
  camera(): Camera;
  bounds(): Bounds;
  kind(): MapKind;
  outline(): readonly Ring[] | null;
  drawnArea(): Ring | null;
  cells(): readonly MapCell[];
  reach(): readonly (readonly Ring[])[];
  /** The signs on the map. */
  symbols(): readonly MapSymbol[];
  /** The visitor's pointer enters or presses a sign, or leaves all of them. */
  visitorPoints(symbol: MapSymbol | null, isPressed?: boolean): void;
  isDestroyed(): boolean;
  /** The visitor drags or zooms, and releases the pointer. */
  visitorMoves(to: Partial<Camera>): void;
  /** The program moves the map, to fit a place or to show a pin. */
  programMoves(to: Partial<Camera>): void;
  /** The window or the panel changes the map's size. The camera stays. */
  frameResized(): void;
  clickGround(): void;
}

/** A map engine with its state in memory and its markers in the document. */
export interface FakeMapPort extends MapPort {
  /** Maps created so far. */
  made: FakeMap[];
  /** The current map. Throws if there is none. */
  map(): FakeMap;
}

function makeMap(container: HTMLElement, start: Camera & { kind: MapKind; label: string }) {
  let camera: Camera = { center: start.center, zoom: start.zoom };
  let kind = start.kind;
  let outline: readonly Ring[] | null = null;
  let drawnArea: Ring | null = null;
  let cells: readonly MapCell[] = [];
  let reach: readonly (readonly Ring[])[] = [];
  let symbols: readonly MapSymbol[] = [];
  let symbolListener: SymbolListener = () => {};
  let isDestroyed = false;
  const viewListeners = new Set<(view: MapView, byVisitor: boolean) => void>();
  const clickListeners = new Set<(point: Point) => void>();
  const ground = document.createElement('div');
  ground.tabIndex = 0;
  ground.setAttribute('role', 'region');
  ground.setAttribute('aria-label', start.label);
  container.append(ground);

  const view = (): MapView => ({ ...camera, bounds: boundsOf(camera) });
  const report = (byVisitor: boolean): void => {
    for (const listener of viewListeners) listener(view(), byVisitor);
  };
  const moveTo = (next: Camera, byVisitor: boolean): void => {
    if (isDestroyed) throw new Error('The map is gone.');
    camera = { center: { ...next.center }, zoom: Math.min(18, Math.max(4, next.zoom)) };
    report(byVisitor);
  };

  const handle: MapHandle = {
    getView: view,
    setCamera: (next, movement) => moveTo(next, movement?.byVisitor === true),
    fitBounds: (bounds, limits, movement) => {
      const fitted = cameraFor(bounds);
      const zoom = Math.min(limits?.maxZoom ?? 18, Math.max(limits?.minZoom ?? 0, fitted.zoom));
      moveTo({ ...fitted, zoom }, movement?.byVisitor === true);
    },
    zoomBy: (levels) => moveTo({ ...camera, zoom: camera.zoom + levels }, true),
    panBy: () => report(false),
    onViewChange: (listener) => {
      viewListeners.add(listener);
      listener(view(), false);
      return () => viewListeners.delete(listener);
    },
    onClick: (listener) => {
      clickListeners.add(listener);
      return () => clickListeners.delete(listener);
    },
    addMarker: ({ element }) => {
      container.append(element);
      return { move: () => {}, raise: () => {}, remove: () => element.remove() };
    },
    setOutline: (rings) => {
      outline = rings;
    },
    setDrawnArea: (ring) => {
      drawnArea = ring;
    },
    setCells: (next) => {
      cells = next;
    },
    setReach: (areas) => {
      reach = areas;
    },
    setSymbols: (next, listener) => {
      symbols = next;
      symbolListener = listener;
    },
    project: ({ latitude, longitude }) => {
      const { north, west } = boundsOf(camera);
      const perDegree = (TILE_PX * 2 ** camera.zoom) / 360;
      return { x: (longitude - west) * perDegree, y: (north - latitude) * perDegree };
    },
    unproject: ({ x, y }) => {
      const { north, west } = boundsOf(camera);
      const perPixel = 360 / (TILE_PX * 2 ** camera.zoom);
      return { latitude: north - y * perPixel, longitude: west + x * perPixel };
    },
    setKind: (next) => {
      kind = next;
    },
    focus: () => ground.focus(),
    destroy: () => {
      isDestroyed = true;
      ground.remove();
    },
  };

  const fake: FakeMap = {
    camera: () => camera,
    bounds: () => boundsOf(camera),
    kind: () => kind,
    outline: () => outline,
    drawnArea: () => drawnArea,
    cells: () => cells,
    reach: () => reach,
    symbols: () => symbols,
    visitorPoints: (symbol, isPressed = false) => symbolListener(symbol, isPressed),
    isDestroyed: () => isDestroyed,
    visitorMoves: (to) => moveTo({ ...camera, ...to }, true),
    programMoves: (to) => moveTo({ ...camera, ...to }, false),
    frameResized: () => report(false),
    clickGround: () => {
      for (const listener of clickListeners) listener(camera.center);
    },
  };
  return { handle, fake };
}

/** Replaces the real engine with a fake one until the test ends. */
export function installFakeMapPort({ support = 'ok' }: { support?: MapSupport } = {}): FakeMapPort {
  const before = activeMapPort();
  const port: FakeMapPort = {
    made: [],
    support: () => support,
    create: async (container, options) => {
      const { handle, fake } = makeMap(container, options);
      port.made.push(fake);
      return handle;
    },
    map: () => {
      const last = port.made.at(-1);
      if (!last) throw new Error('The page has made no map yet.');
      return last;
    },
  };
  chooseMapPort(port);
  onTestFinished(() => chooseMapPort(before));
  return port;
}
