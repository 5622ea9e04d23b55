import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_NOTES } from '#server/static/buildNotes.ts';
import { NO_HOSTS } from '#server/static/securityHeaders.ts';

/** Makes an app of one page, for processes without the demonstration. */
export function makeBareApp(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Harbour & Pine</title>');
  const app = { version: '1', stage: 'local', demo: false };
  writeFileSync(join(folder, BUILD_NOTES), JSON.stringify({ app, hosts: NO_HOSTS, files: [] }));
}
