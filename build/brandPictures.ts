import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder below public/, and below the app's address in development. */
const FOLDER = 'brand';

/** Returns a hash of the names and contents of all files. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Gives the pictures of public/brand addresses that may be cached forever. The build moves the folder below assets/
 * with a hash of all pictures in its name, and defines the address in src/config/brandPictures.ts. One hash covers
 * the folder, so that pages can name pictures by a word and need no list of addresses.
 */
export function brandPictures(): Plugin {
  let hashed = '';
  let out = '';
  return {
    name: 'brand-pictures',
    config({ root = process.cwd(), base = '/' }, { command }) {
      hashed = `assets/${FOLDER}-${hashOf(join(root, 'public', FOLDER))}`;
      return { define: { BRAND_PICTURES: JSON.stringify(base + (command === 'build' ? hashed : FOLDER)) } };
    },
    configResolved({ root, build }) {
      out = join(root, build.outDir);
    },
    // The bundler has copied public/ by then.
    writeBundle() {
      if (existsSync(join(out, FOLDER))) renameSync(join(out, FOLDER), join(out, hashed));
    },
  };
}
