import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_HOSTS, type OutsideHosts } from './securityHeaders.ts';

/** What the build leaves beside its files for whoever serves them. */
export const BUILD_NOTES = 'headers.json';

/** Of those notes what the server reads: the headers themselves it makes anew. */
interface BuildNotes {
  hosts: OutsideHosts;
}

/**
 * The other hosts that the app was built to ask.
 * @param folder absolute path of dist/; without notes there are none
 */
export function builtHosts(folder: string): OutsideHosts {
  const path = join(folder, BUILD_NOTES);
  if (!existsSync(path)) return NO_HOSTS;
  const { hosts } = JSON.parse(readFileSync(path, 'utf8')) as BuildNotes; // written by the build (build/headers)
  return hosts;
}
