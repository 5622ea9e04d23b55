import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersText } from './headersText.ts';

test('docs/deploy/headers.md has the headers of the server', () => {
  const root = join(import.meta.dirname, '..', '..');
  expect(readFileSync(join(root, 'docs', 'deploy', 'headers.md'), 'utf8')).toContain(headersText());
});
