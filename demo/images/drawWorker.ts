/**
 * A child process that draws and encodes pictures. A picture takes up to two seconds of a core, during which the server
 * could not answer. The process frees its memory when it ends.
 */
import sharp from 'sharp';
import type { DrawAnswer, DrawRequest } from './drawInChildProcess.ts';
import { rasterise } from './rasterise.ts';
import { sceneSvg } from './sceneSvg.ts';

// One core for each picture. The server decides how many are drawn at a time.
sharp.concurrency(1);

async function answerTo({ id, key, width, height, format }: DrawRequest): Promise<DrawAnswer> {
  try {
    return { id, bytes: await rasterise(sceneSvg(key, width, height), width, height, format) };
  } catch (failure) {
    return { id, failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }
}

process.on('disconnect', () => process.exit(0));
process.on('message', async (question: DrawRequest) => process.send?.(await answerTo(question)));
