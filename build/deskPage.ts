import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { demonstration } from './demonstration.ts';

/** The desk's page in the project's root and in the build. */
const PAGE = 'desk.html';

/** Address of the desk's pages below the base: the router of src/desk takes over there. */
const ADDRESS = /^desk(\/[^.]*)?$/;

/** Returns a plugin of the visitors' page that leaves the desk's page alone, which development serves too. */
export function ofVisitorsPage(plugin: Plugin): Plugin {
  const transform = plugin.transformIndexHtml;
  if (!transform) return plugin;
  const { handler, order } = typeof transform === 'function' ? { handler: transform } : transform;
  return {
    ...plugin,
    transformIndexHtml: {
      ...(order && { order }),
      handler(html, context) {
        return context.path.endsWith(`/${PAGE}`) ? undefined : handler.call(this, html, context);
      },
    },
  };
}

/**
 * Builds the desk (docs/decisions/037): desk.html with code of its own in assets/desk. It is a build of its own, because
 * modules that both entries share would change the files of the visitors' pages. In development the page is served for
 * every address of the desk.
 */
export function deskPage(): Plugin {
  let config: InlineConfig = {};
  let base = '/';
  return {
    name: 'desk-page',
    configResolved({ root, build: { outDir, target }, define, base: path }) {
      base = path;
      config = {
        configFile: false,
        root,
        base,
        envDir: false,
        logLevel: 'warn',
        plugins: [react(), demonstration()],
        ...(define && { define }),
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target,
          assetsDir: 'assets/desk',
          modulePreload: { polyfill: false },
          rolldownOptions: { input: join(root, PAGE) },
        },
      };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (path.startsWith(base) && ADDRESS.test(path.slice(base.length))) request.url = base + PAGE;
        next();
      });
    },
    // The visitors' files are written by then, and nothing is compressed yet.
    async writeBundle() {
      await build(config);
    },
  };
}
