import type { Plugin } from 'vite';
import { brand } from '#config/brand.ts';

/** The app's element in index.html, whose content the app replaces, with the space around it. */
const PLACE = /\s*<div id="root"><\/div>\s*/;

/** Without scripts the number is the page, and need not wait. Behind it, because the services replace the content before. */
const AT_ONCE = '<noscript><style>#late{animation:none}</style></noscript>';

/**
 * Writes the brokerage's telephone number into index.html, for visitors without scripts and for those whose scripts are
 * late. The services write more in its place, in the page's language (server/static/pages).
 */
export function helpLine(): Plugin {
  return {
    name: 'help-line',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!PLACE.test(html)) throw new Error('index.html has no #root for the telephone number.');
        const link = `<a href="tel:${brand.phone}">${brand.phoneDisplay}</a>`;
        return html.replace(PLACE, `<div id="root"><div id="late">${link}</div></div>${AT_ONCE}`);
      },
    },
  };
}
