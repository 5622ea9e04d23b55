/**
 * npm run ingest -- <file or folder>: loads a board's export (pages of a RESO Web API or of CREA's DDF, or NDJSON) into
 * the store of DATA_DIR or DATABASE_URL, in place of the generated listings; docs/ingest.md. `-- --changes <folder>`
 * takes it for changes only, and withdraws nothing that it lacks.
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
  return runInForeground(node, [join('commands', 'ingest', 'ingest.ts'), ...process.argv.slice(2)], {
    cwd: root,
  });
});
