import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_HOSTS, type OutsideHosts } from './securityHeaders.ts';

/** What the build leaves beside its files for the program that serves them. */
export const BUILD_NOTES = 'headers.json';

/** What an app was built as, by the settings of its build. */
export interface BuiltApp {
  version: string;
  /** "production" */
  stage: string;
  /** Whether it asks for the demonstration's services. */
  demo: boolean;
  /** Where the public reaches it; missing where nobody said. */
  siteUrl?: string;
  /** The user pool that it signs customers in to, and the app client; missing where there is none. */
  poolId?: string;
  clientId?: string;
}

/** Of those notes what the server reads: the headers themselves it makes anew. */
interface BuildNotes {
  app?: BuiltApp;
  hosts: OutsideHosts;
}

/** The file beside a built app cannot be read. */
export class DamagedBuild extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} is damaged: build the app again with npm run build.`, { cause });
    this.name = 'DamagedBuild';
  }
}

/** @param folder absolute path of dist/ */
export function hasNotes(folder: string): boolean {
  return existsSync(join(folder, BUILD_NOTES));
}

function readNotes(folder: string): BuildNotes | undefined {
  if (!hasNotes(folder)) return undefined;
  const path = join(folder, BUILD_NOTES);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as BuildNotes; // written by the build (build/headers)
  } catch (failure) {
    throw new DamagedBuild(path, failure);
  }
}

/**
 * The other hosts that the app was built to ask.
 * @param folder absolute path of dist/; without notes there are none
 */
export function builtHosts(folder: string): OutsideHosts {
  return readNotes(folder)?.hosts ?? NO_HOSTS;
}

/**
 * What the app in a folder was built as.
 * @param folder absolute path of dist/; undefined without notes
 */
export function builtApp(folder: string): BuiltApp | undefined {
  return readNotes(folder)?.app;
}
