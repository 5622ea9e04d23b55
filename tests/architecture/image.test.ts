import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildSettings } from '#build/settings/buildSettings.ts';
import { commandsWithSettings } from '#commands/configuration/configurationTable.ts';
import { commands, needsOf } from '#commands/table.mjs';
import { serverSettings } from '#server/config/settings.ts';
import { importsOf } from '#tests/support/node/importsOf.ts';
import { copiesOf, dockerfile, stage, wholeStage } from './dockerfile.ts';
import { root } from './plantedProject.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const manifestOf = (...folder: string[]) =>
  JSON.parse(read(...folder, 'package.json')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };

/** Environment variables of the build, from README's two tables. */
const ofBuild = [
  ...buildSettings.map(({ name }) => name),
  ...serverSettings.map(({ name }) => name).filter((name) => name.startsWith('VITE_') || name === 'DEMO'),
].sort();

test('an image accepts every setting of the build, and no other', () => {
  const taken = stage('build').flatMap((line) => /^ARG (\w+)/.exec(line)?.[1] ?? []);
  expect(taken.sort()).toEqual(ofBuild);
  // A default would be in the app of an operator who did not set the variable.
  const withDefault = [...dockerfile.matchAll(/^ARG (\w+)=/gm)].map(([, name]) => name);
  expect(withDefault).toEqual(['DEMO']);
});

test('an image without a stage is refused before anything is installed', () => {
  const lines = stage('build');
  const refusal = lines.findIndex((line) => line.includes('test -n "$VITE_STAGE"'));
  expect(lines[refusal]).toMatch(/'VITE_STAGE is not given: .+' >&2; exit 1; }$/);
  expect(lines.indexOf('ARG VITE_STAGE')).toBeLessThan(refusal);
  expect(refusal).toBeLessThan(lines.findIndex((line) => line.includes('npm ci')));
});

interface Compose {
  services: {
    app: { build: { args: Record<string, string | null> }; environment: Record<string, string | null> };
  };
}

test('compose passes every setting of build and server', () => {
  const { app } = (parse(read('deploy', 'compose.yaml'), { merge: true }) as Compose).services; // checked by deploy.test
  expect(Object.keys(app.build.args).sort()).toEqual(ofBuild);
  // The image sets these four itself.
  const ofImage = ['PORT', 'DATA_DIR', 'APP_DIR', 'DEMO'];
  for (const name of ofImage) expect(stage('app').join('\n')).toContain(` ${name}=`);
  // The library of the object storage reads these itself.
  const ofStorage = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
  expect([...Object.keys(app.environment), ...ofImage].sort()).toEqual(
    [...serverSettings.map(({ name }) => name), ...ofStorage].sort(),
  );
  // The stage has no default: the operator must name it, and both stages must agree.
  expect(app.environment['STAGE']).toMatch(/^\$\{STAGE:\?.+\}$/);
  expect(app.build.args['VITE_STAGE']).toBe(app.environment['STAGE']);
  // It is part of a stage's name, so it must not be empty.
  expect(app.build.args['DEMO']).toBe(`\${DEMO:-off}`);
  const others = [...Object.entries(app.build.args), ...Object.entries(app.environment)].filter(
    ([name]) => !['DEMO', 'VITE_STAGE', 'STAGE', 'DATABASE_URL', 'TRUSTED_PROXY'].includes(name),
  );
  for (const [name, value] of others)
    expect([null, `\${${name.replace(/^VITE_(?=COGNITO_(P|C)|CLOSED_DAYS)/, '')}-}`], name).toContain(value);
});

/** `import()` loads code that only some commands need. The server needs everything except the demonstration. */
const isOfImage = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('loadDemo.ts');
/** The program that a command of the table runs. */
const programOf = (name: string): string =>
  commands[name]?.program?.find((word) => !word.startsWith('--')) ?? '';
/** The commands that README lists, by the demonstration that they need. Those of a developer are not in an image. */
const namesInReadme = [
  ...(/## Commands\n\n([\s\S]+?)\n\n/.exec(read('README.md'))?.[1] ?? '').matchAll(/npm run ([\w-]+)/g),
].map(([, name = '']) => name);
const withProgram = [...new Set([...namesInReadme, ...commandsWithSettings()])].filter(
  (name) => programOf(name) !== '' && name !== 'deployment-headers',
);
const needsDemo = (name: string): boolean => needsOf(name).includes('demo');

test.each([
  {
    demo: 'off',
    starts: [
      'server/start/main.ts',
      'server/**/*Worker.ts',
      ...withProgram.filter((name) => !needsDemo(name)).map(programOf),
    ],
    packages: manifestOf('server').dependencies,
  },
  {
    demo: 'on',
    starts: ['demo/demo.ts', 'demo/**/*Worker.ts', ...withProgram.filter(needsDemo).map(programOf)],
    packages: { ...manifestOf('server').dependencies, ...manifestOf('demo').dependencies },
  },
])('the image contains all files that it runs, with DEMO=$demo', ({ demo, starts, packages }) => {
  const copied = copiesOf('app', demo);
  const holds = (path: string) =>
    copied.some(({ from, to }) => from === to && (path === from || path.startsWith(`${from}/`)));
  const missing = ['commands/run.mjs', ...starts.flatMap((start) => globSync(start, { cwd: root }))].flatMap(
    (start) => {
      const { files, packages: used } = importsOf(join(root, start), isOfImage);
      const paths = [...files].map((file) => relative(root, file).replaceAll('\\', '/'));
      return [...paths.filter((path) => !holds(path)), ...[...used].filter((name) => !(name in packages))];
    },
  );
  expect(missing).toEqual([]);
  for (const start of starts) expect(globSync(start, { cwd: root }), start).not.toEqual([]);
  expect(holds('demo/demo.ts')).toBe(demo === 'on');
  for (const path of ['package.json', '.node-version']) expect(holds(path), path).toBe(true);
  // A command installs from a lock file if there is one, otherwise it uses the installed packages.
  expect(holds('package-lock.json')).toBe(false);
  expect(wholeStage('packages', demo).join('\n')).toMatch(
    demo === 'on' ? /--workspace=demo/ : /^(?!.*--workspace=demo)/s,
  );
  expect(stage('packages')).toEqual(['RUN npm ci --omit=dev $WORKSPACES']);
});

test('the commands of an image are those for a running product', () => {
  expect(namesInReadme).toEqual(expect.arrayContaining(['leads', 'content', 'ingest', 'places', 'seed']));
  expect(withProgram).toEqual(expect.arrayContaining(['estimates', 'backup', 'restore', 'move', 'jobs']));
});

test('a server without a bucket for documents does not load the library of the object storage', () => {
  const { packages } = importsOf(join(root, 'server', 'start', 'main.ts'), () => false);
  expect(packages.has('hono')).toBe(true);
  expect([...packages].filter((name) => name.startsWith('@aws-sdk/'))).toEqual([]);
});

test('no test goes into an image or a package', () => {
  const lines = read('.dockerignore').trim().split('\n');
  // The last matching line decides, so no later line may include files again.
  expect(lines.slice(lines.indexOf('**/*.test.*')).filter((line) => line.startsWith('!'))).toEqual([]);
  expect(lines).toContain('**/*.test.*');
  for (const folder of ['server', 'demo']) {
    expect(JSON.parse(read(folder, 'package.json')), folder).toMatchObject({
      files: ['**/*', '!**/*.test.ts'],
    });
  }
});

test('the build stage contains all files that a build reads', () => {
  const copied = copiesOf('build').map(({ from }) => from);
  const { files, packages } = importsOf(join(root, 'vite.config.ts'));
  for (const file of [...files].map((path) => relative(root, path).replaceAll('\\', '/'))) {
    expect(
      copied.some((from) => file === from || file.startsWith(`${from}/`)),
      file,
    ).toBe(true);
  }
  const { dependencies, devDependencies } = manifestOf('.');
  expect([...packages].filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([]);
  expect(copied).toEqual(
    expect.arrayContaining(['index.html', 'desk.html', 'public', 'src', 'build', 'server', 'tsconfig.json']),
  );
  expect(copied.filter((from) => from.startsWith('demo'))).toEqual([]);
});

test('the headers of its nginx are generated from all their inputs', () => {
  const copied = copiesOf('web-headers').map(({ from }) => from);
  const { files, packages } = importsOf(join(root, 'commands', 'deploy', 'writeHeaders.ts'));
  for (const file of [...files].map((path) => relative(root, path).replaceAll('\\', '/'))) {
    expect(
      copied.some((from) => file.startsWith(`${from}/`)),
      file,
    ).toBe(true);
  }
  // The stage of the build, on which it is based, has the packages of the project and of the server.
  const installed = { ...manifestOf('.').devDependencies, ...manifestOf('server').dependencies };
  expect([...packages].filter((name) => !(name in installed))).toEqual([]);
  expect(copied).toContain('deploy/cloudfront');
});

test('the build context contains only files of the images', () => {
  const [first, ...rest] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(first).toBe('*');
  const allowed = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const stages = ['build', 'packages', 'web-headers', 'web', 'app'];
  const used = stages
    .flatMap((name) => ['off', 'on'].flatMap((demo) => copiesOf(name, demo)))
    .map(({ from }) => from);
  const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
  expect(used.filter((path) => !allowed.some((folder) => within(path, folder)))).toEqual([]);
  expect(allowed.filter((folder) => !used.some((path) => within(path, folder)))).toEqual([]);
  expect(rest).toContain('**/node_modules');
});
