/**
 * npm run leads: lists the contacts that visitors sent, also while the server runs. `-- --since=2026-11-21` leaves out
 * what came before that day; `npm run -s leads -- --csv > leads.csv` writes them for a spreadsheet.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { readEnvFile } from './envFile.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runCommand(async () => {
  readEnvFile(root);
  await ensureDependencies(root, 'Installing the locked dependencies');
  const node = await pinnedNode(root);
  return runInForeground(node, [join('commands', 'leads', 'leads.ts'), ...process.argv.slice(2)], {
    cwd: root,
  });
});
