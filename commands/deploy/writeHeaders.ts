/**
 * Writes the headers of a build into one folder, as files for nginx (page.conf...) and CloudFront
 * (viewerResponse.js).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { print, runCommand } from '#commands/launch/output.mjs';
import { commandLine } from '#server/start/commandLine.ts';
import { buildHeaders } from './buildHeaders.ts';
import { cloudFrontResponse } from './cloudFrontResponse.ts';
import { writeNginxHeaders } from './nginxHeaders.ts';

const root = join(import.meta.dirname, '..', '..');
const { words } = await commandLine({
  name: 'deployment-headers',
  about: 'writes the headers of the built app as nginx and CloudFront want them (deploy/).',
  options: {},
  words: {
    name: 'FOLDER',
    meaning: 'target folder; .cache/deployment-headers by default',
    min: 0,
    max: 1,
  },
});

await runCommand(() => {
  const [folder = join(root, '.cache', 'deployment-headers')] = words;
  const headers = buildHeaders(resolve(root, process.env['APP_DIR'] || 'dist'));
  mkdirSync(folder, { recursive: true });
  writeNginxHeaders(headers, folder);
  const template = readFileSync(join(root, 'deploy', 'cloudfront', 'viewerResponse.template.js'), 'utf8');
  writeFileSync(join(folder, 'viewerResponse.js'), cloudFrontResponse(template, headers));
  print(`The headers of this build are in ${resolve(folder)}`);
  return Promise.resolve(0);
});
