import type { Plugin } from 'vite';
import { brand } from '#config/brand.ts';

/** The app's element in index.html, whose content the app replaces, with the space around it. */
const PLACE = /\s*<div id="root"><\/div>\s*/;

/**
 * Writes the brokerage's telephone number into index.html, for visitors without scripts. The services write more in its
 * place, in the page's language (server/static/pages).
 */
export function helpLine(): Plugin {
  return {
    name: 'help-line',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!PLACE.test(html)) throw new Error('index.html has no #root for the telephone number.');
        const link = `<a href="tel:${brand.phone}">${brand.phoneDisplay}</a>`;
        return html.replace(PLACE, `<div id="root"><noscript>${link}</noscript></div>`);
      },
    },
  };
}
