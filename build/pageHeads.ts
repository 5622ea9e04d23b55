import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { PAGE_PROGRAM } from '#server/static/pages/pageProgram.ts';

/**
 * Writes src/heads with its imports as one module beside the app, with the settings of this build. The services load it
 * to write the heads of pages into their first answer.
 */
export function pageHeads(): Plugin {
  let root = '';
  let out = '';
  let define: Record<string, string> = {};
  return {
    name: 'page-heads',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      out = join(config.root, config.build.outDir);
      define = config.define ?? {};
    },
    async writeBundle() {
      await build({
        configFile: false,
        envDir: false,
        logLevel: 'error',
        root,
        define,
        publicDir: false,
        // One file without packages beside it: a deployment has the services' packages only.
        ssr: { noExternal: true },
        build: {
          ssr: 'src/heads/pageHeads.ts',
          outDir: out,
          emptyOutDir: false,
          target: 'es2022',
          minify: true,
          rolldownOptions: { output: { entryFileNames: PAGE_PROGRAM } },
        },
      });
    },
  };
}
