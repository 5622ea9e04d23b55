import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_HOSTS, type OutsideHosts } from './securityHeaders.ts';

/** Name of the file in which the build describes itself to the program that serves it. */
export const BUILD_NOTES = 'headers.json';

/** The settings that an app was built with. */
export interface BuiltApp {
  version: string;
  /** "production" */
  stage: string;
  /** True if the app uses the demonstration's services. */
  demo: boolean;
  /** Public origin of the app; missing when it is not configured. */
  siteUrl?: string;
  /** The user pool and app client for sign-in; missing when there are none. */
  poolId?: string;
  clientId?: string;
  /** Days on which no viewings are offered; missing for the default. */
  closedDays?: readonly string[];
  /** False if pages offer no estimates of homes; missing if they do. */
  hasEstimates?: boolean;
}

/** The notes that the server reads. It computes the headers in the same file itself. */
interface BuildNotes {
  app?: BuiltApp;
  hosts: OutsideHosts;
}

/** The notes of a built app cannot be read, or are those of another release. */
export class DamagedBuild extends Error {
  constructor(path: string, cause?: unknown) {
    super(`${path} is damaged or from another release: build the app again with npm run build.`, { cause });
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
 * The other hosts that the app was built to call.
 * @param folder absolute path of dist/; without notes there are none
 * @throws DamagedBuild for the notes of another release
 */
export function builtHosts(folder: string): OutsideHosts {
  const notes = readNotes(folder);
  if (!notes) return NO_HOSTS;
  if (!Array.isArray(notes.hosts.requested)) throw new DamagedBuild(join(folder, BUILD_NOTES));
  return notes.hosts;
}

/**
 * The settings that the app in a folder was built with.
 * @param folder absolute path of dist/
 * @returns undefined without notes
 */
export function builtApp(folder: string): BuiltApp | undefined {
  return readNotes(folder)?.app;
}
