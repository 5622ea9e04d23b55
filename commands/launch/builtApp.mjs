/**
 * Builds the app when dist/ is missing or older than its sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './child.mjs';
import { CommandFailure, step } from './output.mjs';

/** Files and folders that a build reads. */
const sources = [
  'index.html',
  'desk.html',
  'src',
  'public',
  'vite.config.ts',
  // The whole folder, because the scripts that a build imports may change.
  'build',
  'server/config/demoSetting.ts',
  'server/config/settings.ts',
  'server/static',
  'package-lock.json',
  'package.json',
];

/** Files below a path, except tests. @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!existsSync(path)) {
    return [];
  }
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/**
 * A fingerprint of everything that the build reads: file names, contents and settings.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 */
export function buildFingerprint(root, environment) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source)))) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  // A build depends on the presence of the demonstration's folder, unless a setting leaves it out.
  hash.update(`demo=${existsSync(join(root, 'demo', 'package.json'))}\0`);
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith('VITE_') || name === 'DEMO') {
      hash.update(`${name}=${environment[name]}\0`);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} folder below it
 */
function stampPath(root, folder) {
  return join(root, folder, '.fingerprint');
}

/**
 * @param {string} root
 * @param {string} fingerprint
 * @param {string} folder below the root
 */
export function isBuilt(root, fingerprint, folder = 'dist') {
  const stamp = stampPath(root, folder);
  const isWhole = ['index.html', 'desk.html', 'headers.json'].every((name) =>
    existsSync(join(root, folder, name)),
  );
  return isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}

/**
 * Refuses to overwrite an app of another stage, which may be about to be deployed.
 * @param {string} root
 * @param {string} folder below it
 * @param {NodeJS.ProcessEnv} env of the build
 * @throws {CommandFailure}
 */
export function keepOtherStage(root, folder, env) {
  const notes = join(root, folder, 'headers.json');
  const { app } = existsSync(notes) ? JSON.parse(readFileSync(notes, 'utf8')) : { app: undefined };
  const stage = env['VITE_STAGE'] || 'local';
  if (app && app.stage !== 'local' && app.stage !== stage) {
    throw new CommandFailure(
      `${folder}/ holds the app built with VITE_STAGE=${app.stage}, and VITE_STAGE=${stage} here would build another over it. Run "npm run build" to do that, or set VITE_STAGE=${app.stage} (and STAGE for npm start).`,
    );
  }
}

/**
 * @param {string} root
 * @param {string} node path of the pinned Node
 * @param {{ folder?: string, settings?: Record<string, string>, replaces?: boolean }} other another folder below the
 *   root, settings of that build beside those of the environment, and whether the app of any stage may be replaced
 * @throws {CommandFailure} when the build fails, or would replace the app of another stage
 */
export async function ensureBuilt(root, node, { folder = 'dist', settings = {}, replaces = false } = {}) {
  const env = { ...process.env, ...settings };
  const fingerprint = buildFingerprint(root, env);
  if (isBuilt(root, fingerprint, folder)) {
    return;
  }
  if (!replaces) {
    keepOtherStage(root, folder, env);
  }
  await step('Building the app', async () => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const parameters = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
    const { code, output } = await run(node, [vite, ...parameters], { cwd: root, env });
    if (code !== 0) {
      throw new CommandFailure(`${output}\nThe app could not be built: see the message above.`);
    }
  });
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(stampPath(root, folder), fingerprint);
}
