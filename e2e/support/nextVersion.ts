import { ensureBuilt } from '#commands/launch/builtApp.mjs';
import { root } from './dataset.ts';

/** The version that is deployed while a page of the present one is open. */
export const NEXT_VERSION = '99.0.0';

/** A host for that version's listing pictures that does not exist. */
export const NEXT_IMAGES_URL = 'https://pictures.example';

/** Builds these sources with the next version's number, once. Returns the folder for APP_DIR. */
export async function nextBuild(): Promise<string> {
  const folder = '.cache/e2e-next';
  const settings = {
    VITE_APP_VERSION: NEXT_VERSION,
    VITE_IMAGES_URL: NEXT_IMAGES_URL,
    PRECOMPRESS: '0',
  };
  await ensureBuilt(root, process.execPath, { folder, settings });
  return folder;
}
