import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);

/** Minimum size in bytes. Smaller files fit into one packet without compression. */
const smallest = 1024;

async function compress(path: string): Promise<void> {
  const plain = readFileSync(path);
  if (plain.length < smallest) {
    return;
  }
  const settings = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  };
  const [br, gz] = await Promise.all([squeezeBrotli(plain, settings), squeezeGzip(plain, { level: 9 })]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/**
 * Writes a .br and a .gz file beside every text file of the build, so that the server never compresses a file during
 * a request.
 */
export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /^[^.].*\.(html|js|mjs|css|svg|json|webmanifest|txt|xml)$/.test(name),
      );
      await Promise.all(texts.map((name) => compress(join(folder, name))));
    },
  };
}
