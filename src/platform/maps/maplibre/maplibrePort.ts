import type { MapPort, MapSupport } from '../mapPort.ts';

let known: MapSupport | undefined;

/** Requests a drawing context only once: browsers allow few, and a lost one does not mean that WebGL is missing. */
function webglSupport(): MapSupport {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    known = context ? 'ok' : 'no-webgl';
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return known;
}

/** MapLibre behind the port. The engine (about 280 kB) is loaded with the first map. */
export const maplibrePort: MapPort = {
  support: webglSupport,
  create: async (container, options) => {
    const { createMaplibreMap } = await import('./maplibreMap.ts');
    return createMaplibreMap(container, options);
  },
};
