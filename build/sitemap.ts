import type { Plugin } from 'vite';
import { hasEstimatesIn } from '#config/environment.ts';
import { publicPages, robotsText } from '#server/static/publicPages.ts';
import { sitemapXml } from '#server/static/sitemapXml.ts';
import { stageOf } from './settings/hasDemo.ts';

/**
 * Reads the public address of the product.
 * @param text "https://www.harbourandpine.example", its path is left out; undefined or '' if there is none
 * @returns its origin: "https://www.harbourandpine.example"
 * @throws for an invalid http(s) address
 */
export function siteOrigin(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  if (!trimmed) {
    return undefined;
  }
  const url = URL.parse(trimmed);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error('The setting VITE_SITE_URL is wrong: an http(s) address is expected.');
  }
  return url.origin;
}

/**
 * Writes robots.txt beside the page, and with VITE_SITE_URL a sitemap of the pages that the build knows, for hosts of
 * files alone. The services answer both with the homes' addresses too (server/static/sitemaps.ts).
 */
export function sitemap(): Plugin {
  let siteUrl: string | undefined;
  let stage = 'local';
  let pages: string[] = [];
  return {
    name: 'sitemap',
    apply: 'build',
    configResolved({ env }) {
      const variables = env as Record<string, string | undefined>; // Vite's own type allows anything
      siteUrl = siteOrigin(variables['VITE_SITE_URL']);
      stage = stageOf(variables);
      pages = publicPages(hasEstimatesIn(variables));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText({ stage, siteUrl }) });
      if (siteUrl !== undefined) {
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapXml(pages, siteUrl) });
      }
    },
  };
}
