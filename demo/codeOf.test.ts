import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from './codeOf.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-'));
  mkdirSync(join(folder, 'regions'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('A fingerprint of code', () => {
  it.each(['draw.ts', 'cities.csv', 'regions/calgary.geojson'])('changes with %s', (file) => {
    writeFileSync(join(folder, file), 'before');
    const before = codeOf(folder);
    expect(codeOf(folder)).toBe(before);
    writeFileSync(join(folder, file), 'after');
    expect(codeOf(folder)).not.toBe(before);
  });

  it.each(['README.md', 'draw.test.ts'])('does not change with %s, which no code reads', (file) => {
    writeFileSync(join(folder, 'draw.ts'), 'before');
    const before = codeOf(folder);
    writeFileSync(join(folder, file), 'About this folder');
    expect(codeOf(folder)).toBe(before);
  });
});
