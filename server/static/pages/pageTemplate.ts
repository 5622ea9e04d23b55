import type { PageParts, Tag } from './pageProgram.ts';

/** Escapes a text for an element or an attribute in double quotes. Texts of listings come from feeds. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Escapes JSON for a script element, which ends with the first "</script" and reads "<!--" as the start of a comment:
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements (2026-11).
 */
export const scriptJson = (json: string): string => json.replaceAll('<', '\\u003c');

/** A tag's marker: the page removes these when it sets its own (src/components/document-head/useDocumentHead.ts). */
const MARK = 'data-first';

function tagHtml({ element, attributes, text }: Tag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const opening = `<${element} ${MARK}${written.join('')}>`;
  return text === undefined ? opening : `${opening}${scriptJson(text)}</${element}>`;
}

/**
 * Styles of the facts. Without scripts they are the page. Otherwise they are shown if the app has not replaced them after
 * ten seconds.
 */
const FACTS_STYLES =
  '<style>#late{visibility:hidden;position:fixed;inset:auto 0 0;padding:0 16px;background:Canvas;color:CanvasText;' +
  'animation:late 0s 10s forwards}@keyframes late{to{visibility:visible}}</style>' +
  '<noscript><style>#late{visibility:visible;position:static;animation:none}</style></noscript>';

const factsHtml = ({ heading, sentences, phone }: PageParts['facts']): string =>
  [
    '<div id="late">',
    `<h1>${escaped(heading)}</h1>`,
    ...sentences.map((sentence) => `<p>${escaped(sentence)}</p>`),
    `<p><a href="${escaped(phone.href)}">${escaped(phone.text)}</a></p>`,
    '</div>',
  ].join('');

/** Further HTML of a page: in the head, and at the end of the body. */
export interface PageAdditions {
  head?: string;
  body?: string;
}

/** Writes a page with its parts. */
export type WritePage = (parts: PageParts, additions?: PageAdditions) => string;

/** Places in index.html, each of which is there once. */
const PLACES = {
  lang: /(?<=<html lang=")[^"]*/,
  description: /<meta\s+name="description"[^>]*>/,
  title: /<title>[^<]*<\/title>/,
  facts: /(?<=<div id="root">).*?(?=<\/div>)/s,
  end: /<\/body>/,
} as const;

/** The content of a skeleton's template. @param id without characters of regular expressions */
const contentOf = (id: string): RegExp => new RegExp(`(?<=<template id="${id}">).*?(?=</template>)`, 's');

/**
 * Prepares index.html for the heads of its pages.
 * @param html the page as the build wrote it
 * @param inlined returns the data URL of a file of the app, by its address
 * @returns undefined if it lacks one of the places: it then stays as it is
 */
export function pageTemplate(html: string, inlined: (address: string) => string): WritePage | undefined {
  if (Object.values(PLACES).some((place) => !place.test(html))) return undefined;
  return ({ locale, title, tags, facts, skeleton }, { head = '', body = '' } = {}) => {
    const written = tags.map(tagHtml).join('');
    const hasDescription = tags.some(({ attributes }) => attributes['name'] === 'description');
    const shown = skeleton
      ? html.replace(contentOf(skeleton.id), (content) => skeleton.rewrite(content, inlined))
      : html;
    return shown
      .replace(PLACES.lang, () => locale)
      .replace(PLACES.description, (whole) => (hasDescription ? '' : whole))
      .replace(PLACES.title, () => `<title>${escaped(title)}</title>${written}${FACTS_STYLES}${head}`)
      .replace(PLACES.facts, () => factsHtml(facts))
      .replace(PLACES.end, () => `${body}</body>`);
  };
}
