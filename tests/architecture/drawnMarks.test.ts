/** Arrows and the marks of foldable sections are icons that look the same in every browser. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './plantedProject.ts';

const components = globSync('src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] });
const codeOf = (path: string) => readFileSync(join(root, path), 'utf8');

test('no component writes an arrow or a triangle as a character', () => {
  expect(components.filter((path) => /[←→▶▸▼▾]/u.test(codeOf(path)))).toEqual([]);
});

test('foldable sections have our chevron, not the triangle of the browser', () => {
  const folding = components.filter((path) => /component="summary"|<summary/.test(codeOf(path)));
  expect(folding).not.toEqual([]);
  const isMarked = (code: string) =>
    code.includes('<ChevronDownIcon') && code.includes('-webkit-details-marker');
  expect(folding.filter((path) => !isMarked(codeOf(path)))).toEqual([]);
});
