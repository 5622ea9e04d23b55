/**
 * npm run nginx-smoke: the build behind nginx as deploy/nginx sets it up, in a real browser. Installs nginx from
 * Debian's packages where it is missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './builtApp.mjs';
import { run, runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { pinnedNode } from './pinnedNode.mjs';
import { runCommand, step, Trouble } from './say.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = 'nginx-light libnginx-mod-http-brotli-static';

function hasNginx() {
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return existsSync(brotli) && spawnSync('nginx', ['-v']).status === 0;
}

async function ensureNginx() {
  if (hasNginx()) return;
  await step('Installing nginx', async () => {
    const command = `apt-get update -q && apt-get install -y -q --no-install-recommends ${packages}`;
    const { code, output } = await run('sh', ['-c', command], { cwd: root });
    if (code !== 0 || !hasNginx()) {
      throw new Trouble(
        `${output.slice(-2000)}\nnginx could not be installed: install ${packages} yourself.`,
      );
    }
  });
}

await runCommand(async () => {
  await ensureDependencies(root, 'Installing the locked dependencies');
  const node = await pinnedNode(root);
  await ensureBrowser(root);
  await ensureNginx();
  await ensureBuilt(root, node);
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
  return runInForeground(node, [playwright, 'test', 'nginx.e2e.ts', '--project=desktop'], { cwd: root });
});
