import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildFingerprint, isBuilt } from '../../../scripts/builtApp.mjs';

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
