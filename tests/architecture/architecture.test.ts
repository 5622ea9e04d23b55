import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoDoor, serverFloors, srcFloors } from '#tools/floors.ts';
import { root } from './plantedProject.ts';

const text = readFileSync(join(root, 'docs', 'ARCHITECTURE.md'), 'utf8');

const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { include: string[] };
const folders = include.filter((name) => !name.includes('*'));

/** Paths in code marks of a text, and targets of its links, relative to the project's folder. */
function pathsIn(markdown: string): string[] {
  const inCode = [...markdown.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path);
  const links = [...markdown.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join('docs', path));
  return [...inCode.filter((path) => !path.startsWith('/') && /[/.]/.test(path)), ...links];
}

test('every path in docs/ARCHITECTURE.md exists', () => {
  const paths = pathsIn(text);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a missing path is found, in code marks and in a link', () => {
  const paths = pathsIn('`src/domain/nowhere.ts`, [nothing](nothing.md), `#domain/x.ts` and `npm run x`');
  expect(paths).toEqual(['src/domain/nowhere.ts', join('docs', 'nothing.md')]);
});

test('the page names every folder of code, every floor of src, every room of server, and the entry of the demonstration', () => {
  const named = pathsIn(text);
  const words = new Set([...text.matchAll(/`([\w./-]+)`/g)].map(([, word = '']) => word.replace(/\/$/, '')));
  expect(folders.filter((folder) => !words.has(folder))).toEqual([]);
  expect(srcFloors.filter((floor) => !named.includes(`src/${floor}`))).toEqual([]);
  expect(serverFloors.flat().filter((room) => !named.includes(`server/${room}`))).toEqual([]);
  expect(named).toEqual(expect.arrayContaining([demoDoor.from, demoDoor.to]));
});
