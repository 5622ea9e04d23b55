import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export default defineConfig({
  base: '/real-estate/',
  plugins: [react(), precompress()],
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  // MapLibre's worker imports: it must stay a module.
  worker: { format: 'es' },
  build: {
    // The oldest language level of the two newest versions of the four browsers; what they share is newer still.
    target: 'es2022',
    // MapLibre is one library of a megabyte and cannot be split; it is loaded on map pages only.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only when React does stays in the visitor's cache from one release to the next.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
          ],
        },
      },
    },
  },
});
