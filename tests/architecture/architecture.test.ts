import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoDoor, serverFloors, srcFloors } from '#tools/floors.ts';
import { root } from './plantedProject.ts';

const text = readFileSync(join(root, 'docs', 'ARCHITECTURE.md'), 'utf8');

const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { include: string[] };
const folders = include.filter((name) => !name.includes('*'));

test('the page names every folder of code, every floor of src, every room of server, and the entry of the demonstration', () => {
  const words = new Set([...text.matchAll(/`([\w./-]+)`/g)].map(([, word = '']) => word.replace(/\/$/, '')));
  expect(folders.filter((folder) => !words.has(folder))).toEqual([]);
  expect(srcFloors.filter((floor) => !words.has(`src/${floor}`))).toEqual([]);
  expect(serverFloors.flat().filter((room) => !words.has(`server/${room}`))).toEqual([]);
  expect([...words]).toEqual(expect.arrayContaining([demoDoor.from, demoDoor.to]));
});
