import { describe, expect, test } from 'vitest';
import { checkConventions } from '#tools/conventions.ts';
import { plant } from './plantedProject.ts';

const row = '| A34 | Statistics of sold homes | `e2e/search.e2e.ts` | done |\n';
const lines = (count: number) => 'void 0;\n'.repeat(count);

test('a project that keeps the conventions has no fault', () => {
  const faults = checkConventions(
    plant({
      'src/domain/price.ts': '/** Whole dollars. */\nexport const value = 1;\n',
      'src/domain/shapes.ts':
        'export interface Size {\n  /** Metres. */\n  length: number;\n}\n/** Empty. */\nexport const none = [];\n',
      'src/ui/Button.tsx': 'export function Button() {\n  return null;\n}\n',
      'src/ui/Wide.tsx': `export const Wide = styled('div')(() => {\n${lines(85)}return {};\n});\n`,
      'src/ui/useThing.ts': 'export const colours = [] as const;\n',
      'server/plain.ts':
        "/** The office of a listing, and whose it is. */\nexport const office = 'http://x/(?://)What';\nvoid /\\/\\/ Of/;\n",
      'demo/listings/words.ts': "const text = 'Nobody has measured this house.';\nvoid text;\n",
      'demo/maps/lot.ts': '/** A house stands on its lot. */\nvoid 0;\n',
      'server/stand.ts': '// A stand-in: "" stands for all, and stands out.\nvoid 0;\n',
      'server/stand.test.ts':
        "describe('the payment', () => {\n  it.each([1])('of %d by month', () => {});\n});\nvoid 'what stands';\n",
      'demo/maps/tiles.ts': 'const one = 1 as number; // the library gives no type\nvoid one;\n',
      'src/domain/price.test.ts':
        "// biome-ignore lint/a/b: the library's own name\nexport const one = 1 as number;\n",
      'server/store/plans.test.ts': lines(91),
      'server/store/pages.test.ts': lines(91),
      'e2e/search.e2e.ts': 'void 0;\n',
      'docs/requirements.md': row,
      'docs/maps.md':
        '# Maps\n## How it’s drawn\n[rows](requirements.md), [drawn](#how-its-drawn), `src/ui/Button.tsx`, `src/x*.ts`, `{a}/src`\n',
      'docs/trends.md': 'By requirement A34, [A34](requirements.md) and docs/requirements.md, A34.\n',
    }),
  );
  expect(faults).toEqual([]);
});

describe('a planted fault is found', () => {
  test.each<[string, string, Record<string, string>]>([
    ['a file over 400 lines', 'src/ui/long.ts: 401 lines, more than 400', { 'src/ui/long.ts': lines(401) }],
    [
      'a median above the limit',
      'src, server and demo: the median file has 91 lines, more than 90',
      { 'src/ui/a.ts': lines(91), 'src/ui/b.ts': lines(91), 'src/ui/c.ts': lines(2) },
    ],
    [
      'too many long files',
      'src, server and demo: a tenth of the files has 251 lines and more, above 250',
      { 'src/ui/a.ts': lines(251), 'src/ui/b.ts': lines(1), 'src/ui/c.ts': lines(1) },
    ],
    [
      'a long component',
      'src/ui/Long.tsx:1: component Long has 102 lines, more than 100',
      { 'src/ui/Long.tsx': `function Long() {\n${lines(100)}}\nvoid Long;\n` },
    ],
    [
      'a long component within memo()',
      'src/ui/Long.tsx:1: component Long has 102 lines, more than 100',
      { 'src/ui/Long.tsx': `export const Long = memo(function Long() {\n${lines(100)}});\n` },
    ],
    [
      'a long component without a name of its own within two calls',
      'src/ui/Long.tsx:1: component Long has 102 lines, more than 100',
      { 'src/ui/Long.tsx': `export const Long = memo(forwardRef(() => {\n${lines(100)}}));\n` },
    ],
    [
      'a barrel by its name',
      'src/ui/index.ts: "index" does not say what the file holds',
      { 'src/ui/index.ts': lines(1) },
    ],
    [
      'a file name without meaning',
      'src/ui/helpers.ts: "helpers" does not say what the file holds',
      { 'src/ui/helpers.ts': lines(1) },
    ],
    [
      "a component's name for another file",
      'src/ui/Price.ts: files are Component.tsx, useThing.ts, thing.ts, thing.test.ts or journey.e2e.ts',
      { 'src/ui/Price.ts': lines(1) },
    ],
    [
      'a file name with hyphens',
      'src/ui/price-tag.ts: files are Component.tsx, useThing.ts, thing.ts, thing.test.ts or journey.e2e.ts',
      { 'src/ui/price-tag.ts': lines(1) },
    ],
    [
      'a folder with capitals',
      'src/ui/PriceTag/tag.ts: folder "PriceTag" is not in lower case',
      { 'src/ui/PriceTag/tag.ts': lines(1) },
    ],
    [
      'a folder name without meaning',
      'src/ui/utils/tag.ts: folder "utils" does not say what it holds',
      { 'src/ui/utils/tag.ts': lines(1) },
    ],
    [
      'a cast without a reason',
      'src/ui/tag.ts:1: a cast without its reason on the line',
      { 'src/ui/tag.ts': 'void (1 as number);\n' },
    ],
    [
      'a "!" without a reason',
      'demo/maps/tag.ts:1: a "!" without its reason on the line',
      { 'demo/maps/tag.ts': 'void [1][0]!;\n' },
    ],
    [
      'a suppressed rule without a reason',
      'src/ui/tag.test.ts:1: biome-ignore without a reason',
      { 'src/ui/tag.test.ts': '// biome-ignore lint/style/noNonNullAssertion: fine\nvoid 0;\n' },
    ],
    [
      'a suppressed type error without a reason',
      'src/ui/tag.ts:1: @ts-expect-error without a reason',
      { 'src/ui/tag.ts': '// @ts-expect-error\nvoid 0;\n' },
    ],
    [
      'a file without types',
      'src/ui/tag.ts:1: @ts-expect-error with a reason is the only way past the types',
      { 'src/ui/tag.ts': '// @ts-nocheck\nvoid 0;\n' },
    ],
    [
      'a comment without a subject',
      'server/tag.ts:1: a comment opens with "What" and has no subject',
      { 'server/tag.ts': '// What is missing is said at once.\nvoid 0;\n' },
    ],
    [
      'a doc comment that opens with a genitive',
      'server/tag.ts:2: a comment opens with "Of" and has no subject',
      { 'server/tag.ts': 'void 0;\n/**\n * Of a lease a month.\n */\nvoid 1;\n' },
    ],
    [
      'a person who is not in the code',
      'server/tag.ts:1: a comment opens with "Whoever" and has no subject',
      { 'server/tag.ts': 'void 0; // Whoever asks\n' },
    ],
    [
      'a comment that opens with a reason',
      'server/tag.ts:1: a comment opens with "Why" and has no subject',
      { 'server/tag.ts': '/** Why the mail was not sent. */\nvoid 0;\n' },
    ],
    [
      'a title without a subject',
      'server/tag.test.ts:2: a title opens with "what" and has no subject',
      { 'server/tag.test.ts': "void 0;\ntest.each([1])('what was sent is stored', () => {});\n" },
    ],
    [
      'a title with an avoided word',
      'server/tag.test.ts:1: "whatever" is not plain (docs/style.md)',
      { 'server/tag.test.ts': "it('is stored, whatever its size', () => {});\n" },
    ],
    [
      'a title in which something stands',
      'server/tag.test.ts:1: "stands" is not plain (docs/style.md)',
      { 'server/tag.test.ts': "describe('the price stands below the name', () => {});\n" },
    ],
    [
      'a comment in which something stood',
      'src/ui/tag.ts:1: "stood" is not plain (docs/style.md)',
      { 'src/ui/tag.ts': '// Continues where the reader stood.\nvoid 0;\n' },
    ],
    [
      'an avoided word in a comment of several lines',
      'server/tag.ts:2: "anew" is not plain (docs/style.md)',
      { 'server/tag.ts': '// The index is\n// made anew.\nvoid 0;\n' },
    ],
    [
      'an avoided word in a text',
      'server/tag.ts:1: "Nobody" is not plain (docs/style.md)',
      { 'server/tag.ts': "void 'Nobody is signed in.';\n" },
    ],
    [
      'an avoided word in a tool',
      'tools/tag.ts:1: "whatever" is not plain (docs/style.md)',
      { 'tools/tag.ts': '// Counts the lines, whatever their length.\nvoid 0;\n' },
    ],
    [
      'a pointer to a document that is not here',
      'server/tag.ts:1: "rulings D11" points to a document that is not here',
      { 'server/tag.ts': '// Two decimals (rulings D11).\nvoid 0;\n' },
    ],
    [
      'a row that is cited without the word requirement',
      'src/ui/tag.ts:1: "(S8)" points to a document that is not here',
      { 'src/ui/tag.ts': '// Clears the place (S8).\nvoid 0;\n', 'docs/requirements.md': row },
    ],
    [
      'a comment that cites a row that is not there',
      'server/tag.ts:1: docs/requirements.md has no row V8',
      {
        'server/tag.ts': '// The boards of requirements A34 and V8.\nvoid 0;\n',
        'docs/requirements.md': row,
      },
    ],
    [
      'a document that points to one that is not here',
      'docs/leads.md:2: "A4" points to a document that is not here',
      { 'docs/leads.md': 'By requirement A34.\nA4 knows three states.\n', 'docs/requirements.md': row },
    ],
    [
      'a section in brackets, in a readme of a folder',
      'server/README.md:1: "(L2" points to a document that is not here',
      { 'server/README.md': 'The map (L2 markers).\n' },
    ],
    [
      'a path in backticks to a file that is not there',
      'docs/maps.md:2: "src/map.ts" does not exist',
      { 'docs/maps.md': '# Maps\nDrawn by `src/map.ts`.\n' },
    ],
    [
      'an import in backticks of a file that is not there',
      'docs/maps.md:1: "#domain/map.ts" does not exist',
      {
        'docs/maps.md': 'Import `#domain/map.ts`, not `#server/store.ts`.\n',
        'server/store.ts': 'void 0;\n',
      },
    ],
    [
      'a link to a file that is not there',
      'docs/maps.md:1: "../src/map.ts" does not exist',
      { 'docs/maps.md': '[map.ts](../src/map.ts)\n' },
    ],
    [
      'a link to a heading that is not there',
      'docs/maps.md:1: "scale.md#sizes" does not exist',
      { 'docs/maps.md': '[sizes](scale.md#sizes)\n', 'docs/scale.md': '# Scale\n' },
    ],
    [
      'a picture that is not there',
      'README.md:1: "docs/map.png" does not exist',
      { 'README.md': '<img src="docs/map.png" alt="The map">\n' },
    ],
    [
      'a ruling in the table of requirements',
      'docs/requirements.md:1: "rulings D5" points to a document that is not here',
      { 'docs/requirements.md': '| A27 | Five percent (rulings D5) | x | done |\n' },
    ],
    [
      'an avoided word in a document',
      'docs/leads.md:3: "whoever" is not plain (docs/style.md)',
      { 'docs/leads.md': '# Leads\n\nFor whoever asks.\n', 'docs/style.md': 'Not "nobody".\n' },
    ],
    [
      '"stands" in place of "is" in a document',
      'README.md:1: "stands" is not plain (docs/style.md)',
      { 'README.md': 'The form stands below.\n' },
    ],
    [
      'a link to a row that is not there',
      'docs/decisions/one.md:1: docs/requirements.md has no row A99',
      { 'docs/decisions/one.md': 'See [A99](../requirements.md).\n', 'docs/requirements.md': row },
    ],
  ])('%s', (_title, fault, files) => {
    expect(checkConventions(plant(files))).toContain(fault);
  });

  test.each([
    // A comment of this one may span several, so each comment doubles the readings.
    String.raw`void /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]{0,400}?-->\s*)*<svg[\s>]/;`,
    "void new RegExp('^(?:[a-z]+ ?)+$', 'i');",
    String.raw`void { pattern: '^(?:\\w+-?){2,}$' };`,
  ])('a regular expression that takes exponential time: %s', (text) => {
    expect(checkConventions(plant({ 'server/tag.ts': `${text}\n` }))).toEqual([
      expect.stringMatching(/^server\/tag\.ts:1: takes exponential time for '/),
    ]);
  });

  test.each(['src/domain', 'src/api', 'src/platform', 'src/store', 'demo/maps'])(
    'an export of %s without a doc comment',
    (folder) => {
      const file = `${folder}/tag.ts`;
      const text =
        'export const tag = 1;\nexport function other() {}\nexport interface Shape {\n  size: number;\n}\n';
      expect(checkConventions(plant({ [file]: text }))).toEqual([
        `${file}:1: export tag has no doc comment`,
        `${file}:2: export other has no doc comment`,
        `${file}:3: export Shape has no doc comment`,
      ]);
    },
  );
});
