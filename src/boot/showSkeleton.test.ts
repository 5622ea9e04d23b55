import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { showSkeleton } from './showSkeleton.ts';

const TRAIL =
  '<ol><li><a>Home</a></li><li><a>{province}</a></li><li><a>{city}</a></li><li><span>{neighborhood}</span></li></ol>';

/** Templates as the build writes them; each contains its kind. */
const TEXTS: Readonly<Record<string, string>> = {
  home: '<h1>home</h1><img alt="" />',
  list: `${TRAIL}<h1 data-1="Homes in {province}" data-2="Homes in {city}, {province}">Homes in {neighborhood}, {city}</h1><ul><li><article><span data-picture></span></article></li></ul>`,
  detail: '<h1>detail</h1>',
  login: '<h1>login</h1>',
  trends: '<h1>{city} market trends</h1>',
  plain: '<h1>plain</h1>',
  bar: '<h1>bar</h1>',
};

beforeEach(() => {
  const templates = Object.entries(TEXTS).map(
    ([kind, text]) => `<template id="${kind}-en">${text}</template>`,
  );
  document.body.innerHTML = `${templates.join('')}<div id="root"></div>`;
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
});

const show = (path: string, query = '', city?: string) =>
  showSkeleton({ names: path.split('/').filter(Boolean), query, city }, 'en');

test.each([
  ['', '', 'home'],
  ['auth/login', '', 'login'],
  ['auth/login', '?redirect=%2Fsaved', 'login'],
  // Its heading depends on the visitor's intent.
  ['auth/login', '?intent=saveHome', 'plain'],
  ['auth/new-account', '', 'plain'],
  ['about', '', 'plain'],
  ['search', '', 'plain'],
  ['map/Toronto', '', 'bar'],
  ['list', '', 'bar'],
  ['list/Ontario', '?beds=2', 'bar'],
  ['detail/Ontario/Toronto/x/W1234567/2', '', 'detail'],
  ['detail/Ontario', '', 'bar'],
])('/%s%s shows the skeleton of its kind: %3$s', (path, query, kind) => {
  show(path, query);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(kind);
  expect(document.getElementById('root')).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['list/Ontario', 'Homes in Ontario', ['Home', 'Ontario']],
  ['list/Ontario/Richmond-Hill', 'Homes in Richmond Hill, Ontario', ['Home', 'Ontario', 'Richmond Hill']],
  ['list/Ontario/Toronto/Annex', 'Homes in Annex, Toronto', ['Home', 'Ontario', 'Toronto', 'Annex']],
])('/%s has the name of its place', (path, heading, trail) => {
  show(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect([...document.querySelectorAll('ol li')].map((step) => step.textContent)).toEqual(trail);
  expect(document.querySelector('#root [data-picture]')).toBeInTheDocument();
});

test('the trends page has the name of its city', () => {
  show('trends', '', 'Ajax');
  expect(screen.getByRole('heading', { name: 'Ajax market trends' })).toBeVisible();
});

test('the picture of the skeleton is returned, for which code waits', () => {
  expect(show('')).toBe(document.querySelector('#root img'));
});
