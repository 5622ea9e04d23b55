import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildHeaders } from './buildHeaders.ts';

/** Quotes a text for nginx. Its variables and quotes are rejected. */
function quoted(value: string): string {
  if (/["$\\\n]/.test(value)) throw new Error(`A header cannot be written for nginx: ${value}`);
  return `"${value}"`;
}

/** Lines of an nginx file that add these headers to answers of any status. */
export const nginxLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');

/**
 * Writes page.conf, script.conf, schemaWorker.conf and plain.conf, which deploy/nginx/site.conf.template includes.
 * @param folder created if it is missing
 */
export function writeNginxHeaders(headers: BuildHeaders, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [kind, values] of Object.entries(headers)) {
    writeFileSync(join(folder, `${kind}.conf`), nginxLines(values));
  }
}
