/**
 * The insides of libraries on which the product relies because they have no public way for it. Each test fails in words
 * if a new version of the library changes them, and names the file to mend.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core';
import { expect, test } from 'vitest';
import { STABLE_PACKAGES } from '#build/entryChunks.ts';
import { ENGINE_SOURCES, READY_MADE_WORKER, REVIEWED_MAPLIBRE } from '#build/mapEngine.ts';
import { droppedByBundler } from '#build/moduleGraph.ts';
import { LARGE_PACKAGES } from '#build/serviceWorker.ts';
import { TOKEN_COOKIES } from '#store/signOut.ts';

const root = join(import.meta.dirname, '..', '..');
const installed = (...path: string[]) => join(root, 'node_modules', ...path);
const read = (path: string) => readFileSync(path, 'utf8');

/** The names of a form in the product's own code, with the files that write them. */
function namesInCode(form: RegExp): Map<string, string> {
  const files = globSync('{src,build}/**/*.{ts,tsx}', { cwd: root });
  return new Map(
    files.flatMap((file) => [...read(join(root, file)).matchAll(form)].map(([name]) => [name, file])),
  );
}

test('MapLibre is the version whose sources the build was written for', () => {
  const { version } = JSON.parse(read(installed('maplibre-gl', 'package.json'))) as { version: string }; // npm's own file
  expect(
    version,
    `MapLibre ${version} is installed, and build/mapEngine.ts builds MapLibre ${REVIEWED_MAPLIBRE} from its sources. ` +
      'Build the product, open a map in a browser, run npm run size, then write the new version to build/mapEngine.ts.',
  ).toBe(REVIEWED_MAPLIBRE);
});

test.each([...Object.values(ENGINE_SOURCES), READY_MADE_WORKER.replace(/^maplibre-gl\/|\?.*$/g, '')])(
  'MapLibre’s package has %s',
  (path) => {
    expect(
      existsSync(installed('maplibre-gl', path)),
      `MapLibre has no ${path} any more. Find its new place and mend build/mapEngine.ts, or use MapLibre’s prebuilt files.`,
    ).toBe(true);
  },
);

test('MapLibre writes every class name by which the product styles its map', () => {
  const engine = read(installed('maplibre-gl', 'dist', 'maplibre-gl.mjs'));
  const styles = read(installed('maplibre-gl', 'dist', 'maplibre-gl.css'));
  const names = namesInCode(/maplibregl-[a-z-]+/g);
  expect(names.size).toBeGreaterThan(3);
  for (const [name, file] of names) {
    expect(
      new RegExp(`${name}(?![a-z-])`).test(engine + styles),
      `MapLibre has no class ${name} any more: ${file} styles or finds an element by it.`,
    ).toBe(true);
  }
});

test('React counts the stacks of new elements by the name by which page tests skip them', () => {
  for (const file of ['react.development.js', 'react-jsx-dev-runtime.development.js']) {
    expect(
      read(installed('react', 'cjs', file)).includes(
        '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++',
      ),
      `React’s ${file} does not limit the stacks of elements by this count any more: page tests take a tenth more ` +
        'processor time. Mend or remove skipElementStacks in tests/support/page/setUpPage.ts.',
    ).toBe(true);
  }
});

test('Swiper writes every class name by which the product styles its gallery', () => {
  const styles =
    read(installed('swiper', 'swiper-bundle.css')) + read(installed('swiper', 'modules', 'zoom.mjs'));
  const names = namesInCode(/(?<=\.)swiper-[a-z-]+/g);
  expect(names.size).toBeGreaterThan(1);
  for (const [name, file] of names) {
    expect(
      styles.includes(name),
      `Swiper has no class ${name} any more: ${file} styles an element by it.`,
    ).toBe(true);
  }
});

test('MUI’s parts have every class name by which the product styles or finds them', async () => {
  const names = namesInCode(/Mui[A-Z][A-Za-z]+-[A-Za-z]+/g);
  expect(names.size).toBeGreaterThan(5);
  for (const [name, file] of names) {
    const [part = '', slot = ''] = name.slice('Mui'.length).split('-');
    const classes = `${part[0]?.toLowerCase()}${part.slice(1)}Classes`;
    const path =
      part === 'DataGrid'
        ? installed('@mui', 'x-data-grid', 'constants', 'gridClasses.mjs')
        : installed('@mui', 'material', part, `${classes}.mjs`);
    const code = existsSync(path) ? read(path) : '';
    expect(
      code.includes(`generateUtilityClasses('Mui${part}'`) && code.includes(`'${slot}'`),
      `MUI has no class ${name} any more, or another list of them than ${classes}: see ${file}.`,
    ).toBe(true);
  }
});

test('the module that the division into files leaves out is one that MUI exports and nothing imports', () => {
  const styles = installed('@mui', 'material', 'styles');
  const module = globSync('*.mjs', { cwd: styles }).find((file) => droppedByBundler.test(join(styles, file)));
  const advice = 'mend or remove droppedByBundler in build/moduleGraph.ts, then run npm run size.';
  expect(module, `MUI’s styles have no module that ${droppedByBundler} matches: ${advice}`).toBeDefined();
  const importing = globSync('*.mjs', { cwd: styles }).filter((file) =>
    read(join(styles, file)).includes(`./${module}`),
  );
  expect(importing, `Modules of MUI’s styles that import ${module}: ${advice}`).toEqual(['index.mjs']);
  expect(
    [...namesInCode(/\benhanceHighContrast\b/g).values()].filter((file) => file.startsWith('src/')),
    `The product uses ${module}: ${advice}`,
  ).toEqual([]);
});

test.each([
  ['build/entryChunks.ts', STABLE_PACKAGES],
  ['build/serviceWorker.ts', LARGE_PACKAGES],
])('every package that %s names is installed', (file, packages) => {
  for (const name of packages) {
    expect(
      existsSync(installed(name)),
      `${file} names the package ${name}, which is not installed any more.`,
    ).toBe(true);
  }
});

test('aws-amplify’s cookies have the names by which a sign-out removes them', async () => {
  const names: string[] = [];
  const storage = {
    setItem: async () => undefined,
    getItem: async (name: string) => {
      names.push(name);
      return null;
    },
    removeItem: async () => undefined,
    clear: async () => undefined,
  };
  const Cognito = { userPoolId: 'ca-central-1_Example00', userPoolClientId: 'client' };
  await createUserPoolsTokenProvider({ Cognito }, storage).getTokens();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(
      name.startsWith(TOKEN_COOKIES),
      `aws-amplify stores a token as ${name}. Without the provider a sign-out removes cookies that begin with ` +
        `${TOKEN_COOKIES}: mend TOKEN_COOKIES in src/store/signOut.ts.`,
    ).toBe(true);
  }
});
