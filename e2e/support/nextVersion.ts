import { ensureBuilt } from '#commands/launch/builtApp.mjs';
import { root } from './world.ts';

/** The version that is deployed while a page of the present one is open. */
export const NEXT_VERSION = '99.0.0';

/** A build of these sources under the next version, made once; answers its folder, as APP_DIR takes it. */
export async function nextBuild(): Promise<string> {
  const folder = '.cache/e2e-next';
  await ensureBuilt(root, process.execPath, { folder, settings: { VITE_APP_VERSION: NEXT_VERSION } });
  return folder;
}
