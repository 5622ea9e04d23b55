import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildFingerprint, isBuilt } from '#commands/launch/builtApp.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'src', 'app'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<html>');
  writeFileSync(join(root, 'src', 'app', 'start.ts'), 'one');
  onTestFinished(() => rmSync(root, { recursive: true }));
});

test('the same sources give the same fingerprint', () => {
  expect(buildFingerprint(root, { PATH: 'a' })).toBe(buildFingerprint(root, { PATH: 'b' }));
});

test.each<[string, () => void]>([
  ['a changed file', () => writeFileSync(join(root, 'src', 'app', 'start.ts'), 'two')],
  ['a new file', () => writeFileSync(join(root, 'src', 'app', 'more.ts'), '')],
  ['a removed file', () => rmSync(join(root, 'index.html'))],
])('%s gives another one', (_title, change) => {
  const before = buildFingerprint(root, {});
  change();
  expect(buildFingerprint(root, {})).not.toBe(before);
});

const project = join(import.meta.dirname, '..', '..', '..');

/** The file that an import by the package's own names means: "#domain/paths.ts". */
function fileOf(specifier: string): string {
  const [room = '', ...rest] = specifier.slice(1).split('/');
  const folder = existsSync(join(project, room)) ? room : join('src', room);
  return join(project, folder, ...rest);
}

/** A file and all of the project's own that it is made of. */
function madeOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  if (!/\.[mt]s$/.test(file)) return known;
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\(? ?'([.#][^']+)'/g)) {
    madeOf(name.startsWith('#') ? fileOf(name) : join(dirname(file), name), known);
  }
  return known;
}

test('so does a change of any file that the build is configured with', () => {
  const files = [...madeOf(join(project, 'vite.config.ts'))].map((file) => relative(project, file));
  expect(files).toContain(join('server', 'static', 'inlineScripts.ts'));
  for (const file of files) {
    const before = buildFingerprint(root, {});
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'changed');
    expect(buildFingerprint(root, {}), file).not.toBe(before);
  }
});

test('so does a setting that the build takes in', () => {
  expect(buildFingerprint(root, { VITE_STAGE: 'staging' })).not.toBe(buildFingerprint(root, {}));
});

test('the app counts as built only with the fingerprint of these sources', () => {
  expect(isBuilt(root, 'now')).toBe(false);
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', '.fingerprint'), 'before');
  expect(isBuilt(root, 'now')).toBe(false);
  writeFileSync(join(root, 'dist', '.fingerprint'), 'now');
  expect(isBuilt(root, 'now')).toBe(true);
});
