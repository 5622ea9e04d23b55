import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageProgram } from '../../../src/api/pages/contract.ts';

/**
 * File of a built app that plans its pages: src/heads with its imports, written by build/pageHeads.ts. The heads are
 * those of the app of this build, with its texts, settings and rules. Static hosts do not publish hidden files.
 */
export const PAGE_PROGRAM = '.page-heads.mjs';

/**
 * Loads the program of a built app.
 * @param folder absolute path of dist/
 * @returns undefined if the build has none, as builds before 1.6.0
 */
export async function loadPageProgram(folder: string): Promise<PageProgram | undefined> {
  const path = join(folder, PAGE_PROGRAM);
  if (!existsSync(path)) return undefined;
  return (await import(pathToFileURL(path).href)) as PageProgram; // written by the build of the same release
}
