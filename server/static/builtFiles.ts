import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Encodings made by the build, best first, with their file endings. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** One file of the built app. */
export interface BuiltFile {
  type: string;
  /** Strong validator of the uncompressed bytes. */
  etag: string;
  /** True when the name contains a hash of the content, so that the file never changes. */
  hashed: boolean;
  /** Compressed forms that exist, best first. */
  encodings: readonly ('br' | 'gzip')[];
  /** @param encoding one of `encodings`, or undefined for the plain bytes */
  read(encoding: 'br' | 'gzip' | undefined): Promise<Uint8Array<ArrayBuffer>>;
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** A text that is served as a file of the build. */
export function textFile(text: string, type: string): BuiltFile {
  const bytes = new TextEncoder().encode(text);
  return { type, etag: etagOf(text), hashed: false, encodings: [], read: async () => bytes };
}

function describe(path: string, all: ReadonlySet<string>, webPath: string): BuiltFile {
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(readFileSync(path)),
    hashed: webPath.startsWith('assets/'),
    encodings: encodings.filter(({ ending }) => all.has(path + ending)).map(({ name }) => name),
    async read(encoding) {
      const ending = encodings.find(({ name }) => name === encoding)?.ending ?? '';
      return new Uint8Array(await readFile(path + ending));
    },
  };
}

/**
 * Lists the built app once. Files are read on each request; the operating system caches them.
 * @param folder absolute path of dist/
 * @returns files by their path below the app's base: "assets/index-abc.js"
 */
export function readBuiltFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const paths = namesIn(folder);
  const all = new Set(paths);
  const files = new Map<string, BuiltFile>();
  for (const path of paths) {
    if (!encodings.some(({ ending }) => path.endsWith(ending))) {
      const webPath = path.slice(folder.length + 1).replaceAll('\\', '/');
      files.set(webPath, describe(path, all, webPath));
    }
  }
  return files;
}
