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
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Memory comes before the last bit of speed: the product shares its machine with a browser. Little room for young
 * objects, a heap that is tidied at 20 % above what lives and at once rather than bit by bit, and the collector at hand
 * for when nobody asks anything.
 */
const lean = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
  '--no-incremental-marking',
  '--expose-gc',
];
/**
 * The C library of Linux keeps freed memory for each of its arenas: one is enough here, and large pieces go back to
 * the system at once.
 */
const allocation = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '65536',
};

await runCommand(async () => {
  readEnvFile(root);
  await ensureDependencies(root, 'Installing the locked dependencies');
  const node = await pinnedNode(root);
  await ensureBuilt(root, node);
  const main = join('server', 'main.ts');
  const code = join(root, 'node_modules', '.cache', 'server-code');
  const env = { ...allocation, NODE_COMPILE_CACHE: code, ...process.env };
  if (!existsSync(env.NODE_COMPILE_CACHE)) {
    // Node's TypeScript reader stays in memory, 15 MB, unless everything was read by an earlier run.
    await run(node, [main, '--load-only'], { cwd: root, env });
  }
  return runInForeground(node, [...lean, main], { cwd: root, env });
});
