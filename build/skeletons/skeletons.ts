import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import type { RenderedPage } from '../../src/boot/skeleton/renderPages.tsx';
import { makeSkeletons, type Skeletons } from './makeSkeletons.ts';

/** The module that renders the pages. */
const RENDERER = '/src/boot/skeleton/renderPages.tsx';

/** Position of the styles in index.html. */
const PLACE = '/* skeletons */';

/** Renders the pages with the settings of this build. */
async function render(
  root: string,
  define: Record<string, string>,
  server: ViteDevServer | undefined,
): Promise<Skeletons> {
  type Renderer = { pages: readonly RenderedPage[] };
  const { pages } = server
    ? ((await server.ssrLoadModule(RENDERER)) as Renderer) // its only export
    : (
        await runnerImport<Renderer>(RENDERER, {
          configFile: false,
          envDir: false,
          logLevel: 'error',
          root,
          define,
        })
      ).module;
  return makeSkeletons(pages);
}

/**
 * Writes the skeletons of the pages with which visits begin into index.html: their styles in place of a comment, and
 * their elements as templates before the boot script, which shows one of them. They are rendered from the app's own
 * components.
 */
export function skeletons(): Plugin[] {
  let root = '';
  let define: Record<string, string> = {};
  let rendered: Promise<Skeletons> | undefined;
  const styles: Plugin = {
    name: 'skeleton-styles',
    configResolved(config) {
      root = config.root;
      define = config.define ?? {};
    },
    transformIndexHtml: {
      // Vite minifies the page's own styles afterwards.
      order: 'pre',
      async handler(html, { server }) {
        rendered = render(root, define, server);
        const { css } = await rendered;
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE} for the skeletons' styles.`);
        return html.replace(PLACE, () => css);
      },
    },
  };
  const templates: Plugin = {
    name: 'skeleton-templates',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const texts = await rendered;
        return html.replace('<div id="root">', (root) => `${texts?.templates}${root}`);
      },
    },
  };
  return [styles, templates];
}
