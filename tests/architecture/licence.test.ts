import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { root } from './plantedProject.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

test.each(['.', 'server', 'demo', 'tools'])(
  'the package in %s is under the licence of the project',
  (folder) => {
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({ license: 'MIT', private: true });
  },
);

test('the licence names the brokerage', () => {
  const [holder = ''] = brand.brokerage.split(',');
  expect(read('LICENSE')).toMatch(/^MIT License\n/);
  expect(read('LICENSE')).toContain(`Copyright (c) 2026 ${holder}\n`);
});

test('a vulnerability is reported to the brokerage, and the present version is supported', () => {
  const security = read('SECURITY.md');
  expect(security).toContain(brand.email);
  expect(security).toContain(brand.phoneDisplay);
  expect(security).toContain(`the newest minor version (${version.split('.').slice(0, 2).join('.')})`);
});
