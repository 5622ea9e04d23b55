import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptSources } from './inlineScripts.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('each inline script has a source, and no other element has one', () => {
  const page = `<!doctype html><head><script>first('é');</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <script type="application/ld+json">{"@type":"Thing"}</script></head>
    <body><script data-for="list trends">some();</script><script>
  second();
</script></body>`;
  const texts = ["first('é');", 'some();', '\n  second();\n'];
  expect(inlineScriptSources(page)).toEqual(texts.map(source));
});

test('a page without inline scripts has no source', () => {
  expect(inlineScriptSources('<title>The app</title>')).toEqual([]);
});
