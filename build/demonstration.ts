import type { HtmlTagDescriptor, Plugin } from 'vite';
import { hasDemo, stageOf } from '#build/settings/hasDemo.ts';

/** What is said in each language; the page's own decides which of them is shown. */
const TEXTS = {
  en: { label: 'Demonstration', text: 'Demonstration: these homes are not real' },
  fr: { label: 'Démonstration', text: 'Démonstration : ces propriétés sont fictives' },
} as const;

/** It stands above the page and scrolls away with it. Pages that fill the window leave room by --ribbon. */
const STYLE = `
:root { --ribbon: 1.75rem }
.demonstration { box-sizing: border-box; height: var(--ribbon); overflow: hidden; padding: 0 8px; background: #8a4b08; color: #fff; font: 600 min(.8125rem, 3.9vw)/var(--ribbon) "Figtree Variable", "Figtree Fallback", system-ui, sans-serif; text-align: center; white-space: nowrap }
:root:lang(fr) .demonstration:lang(en), :root:lang(en) .demonstration:lang(fr) { display: none }
`;

/** Whether visitors have to be told that what they see is invented: outside one's own machine. */
function wearsRibbon(variables: Readonly<Record<string, unknown>>): boolean {
  return stageOf(variables) !== 'local' && hasDemo(variables);
}

/**
 * Writes a ribbon into the page of a build that shows the demonstration outside stage local: every address has this one
 * page. It costs other builds nothing.
 */
export function demonstration(): Plugin {
  let isShown = false;
  return {
    name: 'demonstration',
    apply: 'build',
    configResolved({ env }) {
      isShown = wearsRibbon({ ...env, DEMO: process.env['DEMO'] });
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
