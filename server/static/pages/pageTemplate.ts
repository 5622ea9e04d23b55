import type { HeadTag, PageParts } from '../../../src/api/pages/contract.ts';

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

function tagHtml({ element, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const opening = `<${element} ${MARK}${written.join('')}>`;
  return text === undefined ? opening : `${opening}${scriptJson(text)}</${element}>`;
}

/** Without scripts the facts are the page. Otherwise index.html decides when they are shown. */
const FACTS_STYLES = '<noscript><style>body #late{position:static}</style></noscript>';

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

/** A skeleton's template: its id, and its content. */
const TEMPLATES = /(?<=<template id="([\w-]+)">).*?(?=<\/template>)/gs;

/** Texts for the places of a page. A place without one, and every template without one, keeps its own. */
type Replacements = Partial<Record<string, (own: string) => string>>;

/** Divides a page at its places once, because every answer is written from it. @returns undefined if it lacks a place */
function divided(html: string): ((replacements: Replacements) => string) | undefined {
  const found = Object.entries(PLACES).map(([name, place]) => ({ name, match: place.exec(html) }));
  const templates = [...html.matchAll(TEMPLATES)].map((match) => ({ name: match[1] ?? '', match }));
  const places = [...found, ...templates].flatMap(({ name, match }) =>
    match ? [{ name, start: match.index, text: match[0] }] : [],
  );
  if (found.some(({ match }) => match === null)) return undefined;
  places.sort((one, other) => one.start - other.start);
  let end = 0;
  const parts = places.map(({ name, start, text }) => {
    const before = html.slice(end, start);
    end = start + text.length;
    return { before, name, text };
  });
  const rest = html.slice(end);
  return (replacements) =>
    parts.map(({ before, name, text }) => before + (replacements[name]?.(text) ?? text)).join('') + rest;
}

/**
 * Prepares index.html for the heads of its pages.
 * @param html the page as the build wrote it
 * @param inlined returns the data URL of a file of the app, by its address
 * @returns undefined if it lacks one of the places: it then stays as it is
 */
export function pageTemplate(html: string, inlined: (address: string) => string): WritePage | undefined {
  const written = divided(html);
  if (!written) return undefined;
  return ({ locale, title, tags, facts, skeleton }, { head = '', body = '' } = {}) => {
    const hasDescription = tags.some(({ attributes }) => attributes['name'] === 'description');
    return written({
      lang: () => locale,
      description: (own) => (hasDescription ? '' : own),
      title: () => `<title>${escaped(title)}</title>${tags.map(tagHtml).join('')}${FACTS_STYLES}${head}`,
      facts: () => factsHtml(facts),
      end: () => `${body}</body>`,
      ...(skeleton && { [skeleton.id]: (own) => skeleton.rewrite(own, inlined) }),
    });
  };
}
