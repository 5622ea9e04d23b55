/**
 * npm start: the built product. If the demonstration runs, Node gets flags for low memory, because it draws pictures
 * and tiles.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, runInForeground } from './launch/child.mjs';
import { allocation, lean } from './launch/lean.mjs';

/**
 * @param {import('./launch/prepare.mjs').Launch} launch
 * @returns {Promise<number>} exit code
 */
export async function main({ root, node, env: launchEnv }) {
  const program = join('server', 'start', 'main.ts');
  const code = join(root, 'node_modules', '.cache', 'server-code');
  const env = { ...allocation, NODE_COMPILE_CACHE: code, ...launchEnv };
  if (!existsSync(env.NODE_COMPILE_CACHE)) {
    // Node's TypeScript transformer stays in memory (15 MB) unless an earlier run has compiled everything.
    await run(node, [program, '--load-only'], { cwd: root, env });
  }
  // The rule of server/config/demoSetting.ts, which the Node of a bare machine cannot load.
  const { STAGE: stage = '', DEMO: demo = '' } = launchEnv;
  const isRequested = demo === 'on' || (demo === '' && (stage === '' || stage === 'local'));
  const hasDemo = isRequested && existsSync(join(root, 'demo'));
  return runInForeground(node, [...(hasDemo ? lean : []), program], { cwd: root, env });
}
