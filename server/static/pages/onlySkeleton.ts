/** A skeleton in index.html, with its kind (build/skeletons): "login-en" is of the kind "login". */
const TEMPLATE = /<template id="(\w+)-\w+">.*?<\/template>/gs;
/** An inline script for some kinds of skeletons (build/bootScript.ts). */
const SCRIPT = /<script data-for="([^"]*)">.*?<\/script>/gs;
/** The styles of the built page, which has them in one element. */
const STYLES = /(?<=<style>)[^<]*/;
/** A rule of minified styles: its selectors, and its body, which in a media query consists of rules. */
const RULE = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class=(?:"([^"]*)"|([\w-]+))/g)].flatMap(([, several, one = '']) =>
    (several ?? one).split(' '),
  );

/** Leaves out rules if each of their selectors has one of these classes. */
function withoutClasses(classes: ReadonlySet<string>, styles: string): string {
  const isUnused = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
  return styles.replace(RULE, (rule, selectors: string, body: string) => {
    if (!selectors.startsWith('@media')) return selectors.split(',').every(isUnused) ? '' : rule;
    const kept = withoutClasses(classes, body);
    return kept && `${selectors}{${kept}}`;
  });
}

/**
 * Returns a built page with the skeletons of one kind, in both languages, and what they need: the device may have another
 * language than the request. The first paint of a slow phone waits for each kilobyte before it.
 * @param html index.html as the build wrote it; it stays whole if it has no such skeleton
 * @param kind "login"
 */
export function onlySkeleton(html: string, kind: string): string {
  if (!html.includes(`<template id="${kind}-`)) return html;
  const page = html
    .replace(TEMPLATE, (template, own: string) => (own === kind ? template : ''))
    .replace(SCRIPT, (script, kinds: string) => (kinds.split(' ').includes(kind) ? script : ''));
  const used = new Set(classesIn(page));
  const unused = new Set(classesIn(html).filter((name) => !used.has(name)));
  return page.replace(STYLES, (styles) => withoutClasses(unused, styles));
}
