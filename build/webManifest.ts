import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brand } from '#config/brand.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';
import shell from '#i18n/en/shell.json' with { type: 'json' };

const FILE = 'app.webmanifest';
const START = `${BASE_PATH}/`;

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `${START}icons/${name}`,
  sizes,
  type: 'image/png',
  purpose,
});
const shortcut = (name: string, path: string) => ({
  name,
  url: BASE_PATH + path,
  icons: [icon('icon-192.png', '192x192', 'any')],
});

/** Returns the web app's manifest: how a device installs the product and shares links with it. */
export function webManifest(): object {
  return {
    id: START,
    name: brand.name,
    short_name: brand.name,
    description: 'Homes for sale and for lease across Canada, on a map or in a list.',
    lang: 'en-CA',
    dir: 'ltr',
    start_url: START,
    scope: START,
    display: 'standalone',
    theme_color: '#FFFFFF',
    background_color: '#F5F7FA',
    categories: ['business', 'lifestyle'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-192.png', '192x192', 'maskable'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      shortcut(shell.links.mapSearch, paths.map()),
      shortcut(shell.account.savedHomes, paths.saved()),
      shortcut(shell.links.calculators, paths.calculators()),
      shortcut(shell.links.trends, paths.trends()),
    ],
    share_target: {
      action: BASE_PATH + paths.share(),
      method: 'GET',
      // The default of browsers, which warn if it is missing.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}

/** Values in the page itself; iOS reads the picture and the name from there. */
const TAGS: HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'manifest', href: START + FILE } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${START}icons/apple-touch.png` } },
];

/** Writes app.webmanifest with the brand's texts, and links it in the page. manifest.json is the version file. */
export function writeWebManifest(): Plugin {
  const text = `${JSON.stringify(webManifest(), null, 2)}\n`;
  return {
    name: 'web-manifest',
    configureServer({ middlewares }) {
      middlewares.use(START + FILE, (_request, answer) => {
        answer.setHeader('Content-Type', 'application/manifest+json; charset=utf-8');
        answer.end(text);
      });
    },
    transformIndexHtml: () => TAGS.map((tag) => ({ ...tag, injectTo: 'head' as const })),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: text });
    },
  };
}
