/** The headers of a build as files for nginx (page.conf...) and CloudFront (viewerResponse.js), into one folder. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand, say } from '#commands/launch/say.mjs';
import { buildHeaders } from './buildHeaders.ts';
import { cloudFrontResponse } from './cloudFrontResponse.ts';
import { writeNginxHeaders } from './nginxHeaders.ts';

const root = join(import.meta.dirname, '..', '..');

await runCommand(() => {
  const [folder = join(root, '.cache', 'deployment-headers')] = process.argv.slice(2);
  const headers = buildHeaders(resolve(root, process.env['APP_DIR'] || 'dist'));
  mkdirSync(folder, { recursive: true });
  writeNginxHeaders(headers, folder);
  const template = readFileSync(join(root, 'deploy', 'cloudfront', 'viewerResponse.template.js'), 'utf8');
  writeFileSync(join(folder, 'viewerResponse.js'), cloudFrontResponse(template, headers));
  say(`The headers of this build are in ${resolve(folder)}`);
  return Promise.resolve(0);
});
