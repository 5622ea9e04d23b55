import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './build/bootScript.ts';
import { brandPictures } from './build/brandPictures.ts';
import { demonstration } from './build/demonstration.ts';
import { deskPage, ofVisitorsPage } from './build/deskPage.ts';
import { entryChunks } from './build/entryChunks.ts';
import { writeHeaders } from './build/headers/writeHeaders.ts';
import { helpLine } from './build/helpLine.ts';
import { knownPreloads } from './build/knownPreloads.ts';
import { mapEngine } from './build/mapEngine.ts';
import { pageHeads } from './build/pageHeads.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { checkSettings } from './build/settings/checkSettings.ts';
import { mapsAddress } from './build/settings/mapsAddress.ts';
import { sitemap } from './build/sitemap.ts';
import { skeletons } from './build/skeletons/skeletons.ts';
import { versionFile } from './build/versionFile.ts';
import { writeWebManifest } from './build/webManifest.ts';

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};
/** The version of the build. Journeys set another one, to test a page against a newer deployment. */
const version = process.env['VITE_APP_VERSION'] || manifest.version;

export default defineConfig({
  base: '/real-estate/',
  // Settings come from the environment. The commands read .env into it, and tests do not use it.
  envDir: false,
  plugins: [
    checkSettings(),
    react(),
    brandPictures(),
    mapEngine(),
    ...[demonstration(), skeletons(), bootScript(), knownPreloads(), helpLine()].flat().map(ofVisitorsPage),
    sitemap(),
    versionFile(version),
    writeWebManifest(),
    writeHeaders(version),
    serviceWorker(),
    pageHeads(),
    deskPage(),
    // Builds that only tests open need no compressed files, which take a third of a build's processor time.
    ...(process.env['PRECOMPRESS'] === '0' ? [] : [precompress()]),
  ],
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(version),
    'import.meta.env.VITE_SENTRY_DSN': JSON.stringify(process.env['VITE_SENTRY_DSN'] ?? ''),
    'import.meta.env.VITE_GOOGLE_MAPS_KEY': JSON.stringify(process.env['VITE_GOOGLE_MAPS_KEY'] ?? ''),
    'import.meta.env.VITE_MAP_STYLE_URL': JSON.stringify(process.env['VITE_MAP_STYLE_URL'] ?? ''),
    'import.meta.env.VITE_MAPS_URL': JSON.stringify(mapsAddress(process.env)),
    'import.meta.env.VITE_PLACES_URL': JSON.stringify(process.env['VITE_PLACES_URL']?.trim() ?? ''),
  },
  // MapLibre's worker imports: it must stay a module.
  worker: { format: 'es' },
  build: {
    // A language level that the two newest versions of the four browsers support.
    target: 'es2022',
    // All supported browsers have module preloads.
    modulePreload: { polyfill: false },
    // MapLibre is one library of a megabyte and cannot be split; it is loaded on map pages only.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      treeshake: {
        // Only Emotion's withTheme uses this package, and no page uses that. Its manifest does not declare it free of
        // side effects.
        moduleSideEffects: [{ test: /node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }],
      },
      output: {
        // The page contains every file name, so shorter hashes make it smaller.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            {
              debugName: 'pages',
              name: entryChunks(join(import.meta.dirname, 'src', 'main.tsx')),
              // `name` decides for each module, so a module's imports do not follow it into its chunk.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
