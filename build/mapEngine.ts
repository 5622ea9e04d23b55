import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * The version of MapLibre whose sources this file was written for. They are no public interface: another version may
 * move or rename them. tests/architecture/libraryInsides.test.ts fails if another version is installed.
 */
export const REVIEWED_MAPLIBRE = '6.17.0';

/** Modules of MapLibre's sources that the build starts from: the library itself, and its worker. */
export const ENGINE_SOURCES = { library: 'src/index.ts', worker: 'src/source/worker.ts' } as const;

/** The worker of src/platform/maps/maplibre: MapLibre's prebuilt file, which development uses. */
export const READY_MADE_WORKER = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/** The module that replaces it in a build. */
const built = '\0map-worker-url';

/**
 * Builds MapLibre from the sources in its package. Its prebuilt files for the page and for the worker contain the
 * same 530 kB twice. Built together they share one file, which a visitor downloads once: 265 kB instead of 358 kB
 * compressed (MapLibre 6.17, brotli).
 */
export function mapEngine(): Plugin {
  let folder = '';
  return {
    name: 'map-engine',
    apply: 'build',
    enforce: 'pre',
    config: ({ root = process.cwd() }) => {
      folder = join(root, 'node_modules', 'maplibre-gl');
      const replacement = join(folder, ENGINE_SOURCES.library);
      return { resolve: { alias: [{ find: /^maplibre-gl$/, replacement }] } };
    },
    resolveId: (id) => (id === READY_MADE_WORKER ? built : undefined),
    load(id) {
      if (id !== built) return;
      const file = this.emitFile({
        type: 'chunk',
        id: join(folder, ENGINE_SOURCES.worker),
        name: 'mapWorker',
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    // Its classes declare fields that their parents set. With today's semantics a bare declaration would reset them.
    transform: {
      filter: { id: /node_modules[\\/]maplibre-gl[\\/]src[\\/].*\.ts$/ },
      handler: (code, id) =>
        transformWithOxc(code, id, { typescript: { removeClassFieldsWithoutInitializer: true } }),
    },
  };
}
