/**
 * npm run seed: fills the store of DATA_DIR with the generated world, while no server runs. `-- --listings=200000` makes
 * more of it, `-- --day=2026-11-21` another day's. `-- --report` fills nothing and writes how prices, days and statuses
 * spread into docs/demo-data.md.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { readEnvFile } from './envFile.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

// Megabytes of objects, enough for a million listings: without a bound the garbage of the filling would pile up first.
const heap = '--max-old-space-size=320';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  readEnvFile(root);
  await ensureDependencies(root, 'Installing the locked dependencies');
  const node = await pinnedNode(root);
  return runInForeground(
    node,
    [heap, join('demo', 'commands', 'seed', 'seed.ts'), ...process.argv.slice(2)],
    {
      cwd: root,
    },
  );
});
