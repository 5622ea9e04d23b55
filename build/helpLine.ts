import type { Plugin } from 'vite';
import { brand } from '#config/brand.ts';

/** Position in index.html. */
const PLACE = '<div id="late">';

/**
 * Writes the brokerage's telephone number into the part of index.html that is shown while the app's code is missing. The
 * services write more there, in the page's language (server/static/pages).
 */
export function helpLine(): Plugin {
  return {
    name: 'help-line',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE} for the telephone number.`);
        return html.replace(PLACE, `${PLACE}<a href="tel:${brand.phone}">☎ ${brand.phoneDisplay}</a>`);
      },
    },
  };
}
