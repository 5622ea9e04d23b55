import type { RenderedPage } from '../../src/boot/skeleton/renderPages.tsx';
import { prunePage } from './prunePage.ts';
import { pruneStyles } from './pruneStyles.ts';

/** The skeletons' parts of index.html. */
export interface Skeletons {
  css: string;
  /** A <template> for each kind of page and language, named by both: "home-en". */
  templates: string;
}

/** Kinds made from another page's frame: `plain` has the header only, `bar` the filters' bar too. */
const FRAMES: Readonly<Partial<Record<RenderedPage['kind'], { kind: string; without: string }>>> = {
  home: { kind: 'plain', without: 'main' },
  list: { kind: 'bar', without: 'main > :not(:first-child)' },
};

/** Replaces the styles' hashes with short names. */
function shorten(text: string, names: Map<string, string>): string {
  return text.replaceAll(/\b(?:s-|mui-palette-)\w[\w-]*/g, (name) => {
    const short = names.get(name) ?? `s${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  });
}

/** Removes classes without a style. */
function pruneClasses(root: Element, css: string): void {
  const styled = new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name));
  for (const element of root.querySelectorAll('[class]')) {
    const classes = [...element.classList].filter((name) => styled.has(name));
    if (classes.length > 0) element.setAttribute('class', classes.join(' '));
    else element.removeAttribute('class');
  }
}

function template(name: string, root: Element): string {
  // Quotes around a single word and ends of list items are bytes that every first visit waits for.
  const html = root.innerHTML
    .replaceAll(/(?<= [\w-]+=)"([\w-]+)"/g, '$1')
    .replaceAll(/<\/li>(?=<li|<\/[ou]l>)/g, '');
  return `<template id="${name}">${html}</template>`;
}

/** Pages that are rendered for their headings, and the number of places in their addresses: /list/Province has 1. */
const HEADING_DEPTHS: Readonly<Partial<Record<RenderedPage['kind'], number>>> = {
  listOfProvince: 1,
  listOfCity: 2,
};

interface Skeleton extends Pick<RenderedPage, 'kind' | 'language' | 'css'> {
  root: Element;
}

/** Writes the headings of those pages into the list's heading, as data-1 and data-2, and removes the pages. */
function gatherHeadings(skeletons: readonly Skeleton[]): Skeleton[] {
  for (const { kind, language, root } of skeletons) {
    const depth = HEADING_DEPTHS[kind];
    const list = skeletons.find((other) => other.kind === 'list' && other.language === language);
    const text = root.querySelector('h1')?.textContent;
    if (depth && text) list?.root.querySelector('h1')?.setAttribute(`data-${depth}`, text);
  }
  return skeletons.filter(({ kind }) => HEADING_DEPTHS[kind] === undefined);
}

/** Makes the skeletons of pages that src/boot/skeleton/renderPages.tsx rendered. */
export function makeSkeletons(pages: readonly RenderedPage[]): Skeletons {
  const skeletons = gatherHeadings(
    pages.map(({ kind, language, html, css }) => ({ kind, language, css, root: prunePage(html) })),
  );
  const css = pruneStyles(skeletons);
  // The languages of a kind are beside each other, because similar text is compressed better.
  const sorted = skeletons.toSorted((one, other) => (one.kind < other.kind ? -1 : +(one.kind > other.kind)));
  const templates = sorted.map(({ kind, language, root }) => {
    pruneClasses(root, css);
    const whole = template(`${kind}-${language}`, root);
    const frame = FRAMES[kind];
    if (!frame) return whole;
    for (const element of root.querySelectorAll(frame.without)) element.remove();
    return whole + template(`${frame.kind}-${language}`, root);
  });
  const names = new Map<string, string>();
  return { css: shorten(css, names), templates: shorten(templates.join(''), names).replaceAll('=""', '') };
}
