import { HttpResponse, http } from 'msw';
import { onTestFinished } from 'vitest';
import type { Camera } from '#domain/geo/camera.ts';
import type { Point } from '#domain/geo/geo.ts';
import { makeGoogleHealth } from '#platform/maps/google/googleHealth.ts';
import { googleWithFallback } from '#platform/maps/google/googlePort.ts';
import { maplibrePort } from '#platform/maps/maplibre/maplibrePort.ts';
import type { MapHandle, MapOptions, MapPort } from '#platform/maps/mapPort.ts';
import { network } from '../page/network.ts';
import { installFakeGoogle } from './fakeGoogle.ts';
import { paintlessContext } from './paintlessContext.ts';

/** Size of the test maps in pixels. */
export const FRAME = { width: 700, height: 500 } as const;
/** Start of the test maps: downtown Toronto. */
export const START: MapOptions = {
  center: { latitude: 43.65, longitude: -79.38 },
  zoom: 14,
  kind: 'light',
  minZoom: 4,
  maxZoom: 18,
  label: 'Map of homes',
};

/** An engine and its visitor's actions. */
export interface MapEngine {
  name: string;
  /** Creates a map in the page, for this test. Without `hasTiles` its tiles never come. */
  open(
    options?: Partial<MapOptions>,
    hasTiles?: boolean,
  ): Promise<{
    handle: MapHandle;
    container: HTMLElement;
    visitorMoves(to: Camera): void;
    visitorClicks(point: Point, target?: Element): void;
  }>;
}

/** An element with a size, which jsdom never has. */
export function frameInPage(): HTMLElement {
  const sizes = { clientWidth: FRAME.width, clientHeight: FRAME.height };
  const before = Object.keys(sizes).map(
    (name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)] as const,
  );
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
  }
  const container = document.createElement('div');
  document.body.append(container);
  onTestFinished(() => {
    container.remove();
    for (const [name, own] of before) if (own) Object.defineProperty(Element.prototype, name, own);
  });
  return container;
}

/** MapLibre's worker prepares tiles. These tests have none. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** Prepares the real MapLibre without painting, with an empty style. */
export function preparePaintless(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  const paintless = function (this: HTMLCanvasElement) {
    return paintlessContext(this);
  };
  HTMLCanvasElement.prototype.getContext = paintless as unknown as typeof getContext; // for every kind of context
  globalThis.ImageData ??= class {} as unknown as typeof ImageData; // only compared with
  globalThis.Path2D ??= class {} as unknown as typeof Path2D; // only passed on
  const { Worker } = globalThis;
  globalThis.Worker = SilentWorker as unknown as typeof Worker; // its events are never read
  onTestFinished(() => {
    globalThis.Worker = Worker;
    HTMLCanvasElement.prototype.getContext = getContext;
  });
  network.use(
    http.get('*/maps/styles/:file', () => HttpResponse.json({ version: 8, sources: {}, layers: [] })),
  );
}

/** A style with tiles, which the silent worker never prepares. */
const TILED_STYLE = {
  version: 8,
  sources: { ground: { type: 'vector', tiles: ['/maps/tiles/{z}/{x}/{y}'] } },
  layers: [{ id: 'land', type: 'fill', source: 'ground', 'source-layer': 'land' }],
};

const open = async (port: MapPort, options?: Partial<MapOptions>) => {
  const container = frameInPage();
  const handle = await port.create(container, { ...START, ...options });
  return { handle, container };
};

const maplibre: MapEngine = {
  name: 'MapLibre',
  open: async (options, hasTiles = true) => {
    preparePaintless();
    if (!hasTiles) network.use(http.get('*/maps/styles/:file', () => HttpResponse.json(TILED_STYLE)));
    const { handle, container } = await open(maplibrePort, options);
    const canvas = container.querySelector('canvas');
    if (!canvas) throw new Error('MapLibre has made no canvas.');
    return {
      handle,
      container,
      // Every movement that MapLibre starts itself is a visitor's. The keyboard's movements have no exact target.
      visitorMoves: (to) => handle.setCamera(to, { byVisitor: true }),
      visitorClicks: (point, target = canvas) => {
        const { x, y } = handle.project(point);
        for (const type of ['mousedown', 'mouseup', 'click']) {
          target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }));
        }
      },
    };
  },
};

const google: MapEngine = {
  name: 'Google',
  open: async (options, hasTiles = true) => {
    const fake = installFakeGoogle();
    const made = await open(googleWithFallback(maplibrePort, makeGoogleHealth()), options);
    if (hasTiles) fake.map().drawsTiles();
    return {
      ...made,
      visitorMoves: ({ center, zoom }) =>
        fake.map().visitorMoves({ center: { lat: center.latitude, lng: center.longitude }, zoom: zoom + 1 }),
      visitorClicks: ({ latitude, longitude }, target) =>
        fake.map().visitorClicks({ lat: latitude, lng: longitude }, target),
    };
  },
};

/** All engines that the product can draw its map with. */
export const mapEngines: readonly MapEngine[] = [maplibre, google];
