import { expect, test } from 'vitest';
import { makeSkeletons } from './makeSkeletons.ts';

const page = (kind: 'login' | 'list' | 'listOfCity', html: string, css: string) =>
  ({ kind, language: 'en', html, css }) as const;

const LOGIN = page(
  'login',
  '<div class="s-page"><header class="s-header"><a class="s-logo" href="/">H&amp;P</a><button>Menu</button></header>' +
    '<main><button class="s-back">Back</button><div><h1 class="s-title other">Welcome</h1></div>' +
    '<form class="s-form"></form></main></div>',
  '.s-page{color:var(--mui-palette-text-primary);margin:var(--mui-spacing);}.s-title{font-size:2rem;cursor:pointer;}' +
    '.s-title:hover{color:red;}.s-back{color:red;min-height:44px;}.s-form{color:red;}' +
    '@media (min-width:900px){.s-title{font-size:3rem;}}@media print{.s-title{display:none;}}' +
    ':root{--mui-spacing:4px;--mui-palette-text-primary:#000;--mui-palette-unused:#123;}' +
    '[data-color-scheme="dark"]{--mui-palette-text-primary:#fff;}',
);

test('a skeleton has the visible parts and no controls', () => {
  const { templates } = makeSkeletons([LOGIN]);
  expect(templates).toMatch(/^<template id="login-en">.*Welcome<\/h1>.*<\/template>$/);
  expect(templates).not.toMatch(/<form|<button|href=|Menu|other/);
});

test('its styles are those of its parts, in both schemes and all window widths', () => {
  const { css, templates } = makeSkeletons([LOGIN]);
  const [, title = ''] = /<h1 class=(\w+)/.exec(templates) ?? [];
  expect(css).toContain(`.${title}{font-size:2rem;}`);
  expect(css).toMatch(new RegExp(`@media \\(min-width:900px\\)\\{\\s*\\.${title}\\{font-size:3rem;\\}`));
  expect(css).not.toMatch(/hover|print|cursor|red|#123/);
  expect(css).toMatch(/:root\{--\w+:#000;\}\[data-color-scheme="dark"\]\{--\w+:#fff;\}/);
  expect(css).toContain('margin:4px');
});

test('a hidden part that moves others keeps its space', () => {
  const { css, templates } = makeSkeletons([LOGIN]);
  const [, back = ''] = /class=(\w+) data-unseen/.exec(templates) ?? [];
  expect(css).toContain(`.${back}{min-height:44px;}`);
});

test('a list has one picture of a card, and other lists use its frame', () => {
  const card = '<li><article><span data-shape="rectangular"></span><p>Price</p></article></li>';
  const html = `<header>H</header><main><div><section aria-label="Filters"><b>x</b></section></div><ul>${card}${card}</ul></main>`;
  const { templates } = makeSkeletons([page('list', html, '')]);
  const [list = '', bar = ''] = templates.split('</template>');
  expect(list.match(/data-picture/g)).toHaveLength(1);
  expect(bar).toBe('<template id="bar-en"><header>H</header><main><div><section></section></div></main>');
});

test('a list has the heading of each kind of place, worded by its page', () => {
  const { templates } = makeSkeletons([
    page('list', '<main><h1>Homes in City (Neighborhood)</h1></main>', ''),
    page('listOfCity', '<main><h1>Homes in City, Province</h1></main>', ''),
  ]);
  expect(templates).toContain('data-2="Homes in {city}, {province}"');
  expect(templates).toContain('>Homes in {city} ({neighborhood})</h1>');
  expect(templates).not.toContain('listOfCity');
});
