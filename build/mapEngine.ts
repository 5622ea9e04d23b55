import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** The worker of src/platform/maps/maplibre: MapLibre's prebuilt file, which development uses. */
const readyMade = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/** The module that replaces it in a build. */
const built = '\0map-worker-url';

/**
 * Builds MapLibre from the sources in its package. Its prebuilt files for the page and for the worker contain the
 * same 530 kB twice. Built together they share one file, which a visitor downloads once: 265 kB instead of 358 kB
 * compressed (MapLibre 6.17, brotli).
 */
export function mapEngine(): Plugin {
  let sources = '';
  return {
    name: 'map-engine',
    apply: 'build',
    enforce: 'pre',
    config: ({ root = process.cwd() }) => {
      sources = join(root, 'node_modules', 'maplibre-gl', 'src');
      return { resolve: { alias: [{ find: /^maplibre-gl$/, replacement: join(sources, 'index.ts') }] } };
    },
    resolveId: (id) => (id === readyMade ? built : undefined),
    load(id) {
      if (id !== built) return;
      const file = this.emitFile({
        type: 'chunk',
        id: join(sources, 'source', 'worker.ts'),
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
