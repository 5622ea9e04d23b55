/**
 * npm start: from a bare clone to a running product. Plain JavaScript for the Node 20 of a bare machine;
 * everything after the install runs on the pinned Node.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './builtApp.mjs';
import { run, runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { readEnvFile } from './envFile.mjs';
import { allocation, lean } from './lean.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  readEnvFile(root);
  await ensureDependencies(root, 'Installing the locked dependencies');
  const node = await pinnedNode(root);
  await ensureBuilt(root, node);
  const main = join('server', 'start', 'main.ts');
  const code = join(root, 'node_modules', '.cache', 'server-code');
  const env = { ...allocation, NODE_COMPILE_CACHE: code, ...process.env };
  if (!existsSync(env.NODE_COMPILE_CACHE)) {
    // Node's TypeScript reader stays in memory, 15 MB, unless everything was read by an earlier run.
    await run(node, [main, '--load-only'], { cwd: root, env });
  }
  return runInForeground(node, [...lean, main], { cwd: root, env });
});
