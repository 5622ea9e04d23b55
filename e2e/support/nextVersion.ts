import { ensureBuilt } from '#commands/launch/builtApp.mjs';
import { root } from './world.ts';

/** The version that is deployed while a page of the present one is open. */
export const NEXT_VERSION = '99.0.0';

/** Where that version has the pictures of listings: a host that is not there. */
export const NEXT_IMAGES_URL = 'https://pictures.example';

/** A build of these sources under the next version, made once; answers its folder, as APP_DIR takes it. */
export async function nextBuild(): Promise<string> {
  const folder = '.cache/e2e-next';
  const settings = { VITE_APP_VERSION: NEXT_VERSION, VITE_IMAGES_URL: NEXT_IMAGES_URL };
  await ensureBuilt(root, process.execPath, { folder, settings });
  return folder;
}
