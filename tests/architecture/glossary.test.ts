import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './plantedProject.ts';

/** The texts in backticks in the glossary's column "In the code". */
function namesInCode(glossary: string): string[] {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((row) => row.split(' | ')[2] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []));
}

test('each path and name of the glossary is in the code', () => {
  const names = namesInCode(readFileSync(join(root, 'docs', 'glossary.md'), 'utf8'));
  const files = globSync('{src,server,demo}/**/*.{ts,tsx}', { cwd: root });
  const code = new Set(files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []));
  const isInCode = (name: string): boolean => {
    if (name.includes('*')) return globSync(name, { cwd: root }).length > 0;
    if (name.includes('/')) return existsSync(join(root, name));
    if (name.endsWith('…')) return [...code].some((word) => word.startsWith(name.slice(0, -1)));
    return name.split('.').every((part) => code.has(part));
  };
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !isInCode(name))).toEqual([]);
});
