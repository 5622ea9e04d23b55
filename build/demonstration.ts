import type { HtmlTagDescriptor, Plugin } from 'vite';
import { hasDemo, stageOf } from '#build/settings/hasDemo.ts';

/** The text in each language. The page's language decides which one is shown. */
const TEXTS = {
  en: { label: 'Demonstration', text: 'Demonstration: these homes are not real' },
  fr: { label: 'Démonstration', text: 'Démonstration : ces propriétés sont fictives' },
} as const;

/** The ribbon is above the page and scrolls away with it. Pages that fill the window leave space by --ribbon. */
const STYLE = `
:root { --ribbon: 1.75rem }
.demonstration { box-sizing: border-box; height: var(--ribbon); overflow: hidden; padding: 0 8px; background: #8a4b08; color: #fff; font: 600 min(.8125rem, 3.9vw)/var(--ribbon) "Figtree Variable", "Figtree Fallback", system-ui, sans-serif; text-align: center; white-space: nowrap }
:root:lang(fr) .demonstration:lang(en), :root:lang(en) .demonstration:lang(fr) { display: none }
`;

/** True for the demonstration outside stage local. Visitors must then be told that the content is invented. */
function needsRibbon(variables: Readonly<Record<string, unknown>>): boolean {
  return stageOf(variables) !== 'local' && hasDemo(variables);
}

/**
 * Adds a ribbon to the page of a build that shows the demonstration outside stage local. All addresses share this
 * page. Other builds are not affected.
 */
export function demonstration(): Plugin {
  let isShown = false;
  return {
    name: 'demonstration',
    apply: 'build',
    configResolved({ env }) {
      isShown = needsRibbon({ ...env, DEMO: process.env['DEMO'] });
    },
    transformIndexHtml() {
      if (!isShown) return [];
      const ribbons = Object.entries(TEXTS).map(
        ([lang, { label, text }]): HtmlTagDescriptor => ({
          tag: 'aside',
          attrs: { class: 'demonstration', lang, 'aria-label': label },
          children: text,
          injectTo: 'body-prepend',
        }),
      );
      return [{ tag: 'style', children: STYLE, injectTo: 'head' }, ...ribbons];
    },
  };
}
