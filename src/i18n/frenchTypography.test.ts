import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

/** Every French text with its key: 'list.heading.saleIn'. */
function textsOf(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const name = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[name, value]] : textsOf(value, name);
  });
}

const folder = join(import.meta.dirname, 'fr');
const fr: Texts = Object.fromEntries(
  readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  ]),
);

const broken = (rule: RegExp): string[] =>
  textsOf(fr)
    .filter(([, text]) => rule.test(text))
    .map(([key]) => key);

// The rules of the Office québécois de la langue française.
describe('French texts', () => {
  it('have a no-break space before a colon, a percent sign and a dollar sign', () => {
    expect(broken(/[^\u00a0]:(?!\/\/)/)).toEqual([]);
    expect(broken(/[^\u00a0]%/)).toEqual([]);
    expect(broken(/[ \d}][$]/)).toEqual([]);
  });

  it('have no space before a semicolon, an exclamation or a question mark', () => {
    expect(broken(/\s[;!?]/)).toEqual([]);
  });

  it('have typographic apostrophes and quotation marks', () => {
    expect(broken(/['"]/)).toEqual([]);
    expect(broken(/«[^\u00a0]|[^\u00a0]»/)).toEqual([]);
  });
});
